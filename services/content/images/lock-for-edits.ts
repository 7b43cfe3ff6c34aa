import type { Queryable } from '#services/shared/database/driver.ts'
import { lockBlocks } from '../index/blocks.ts'

/** Call it before locking an image: imports lock in this order, so that nobody waits in a ring. */
export async function lockForEdits(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtext('content.images.seq'))`)
  await lockBlocks(tx)
}
