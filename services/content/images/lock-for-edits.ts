import type { Queryable } from '#services/shared/database/driver.ts'
import { lockBlocks } from '../index/blocks.ts'

/** Call it before locking an image: imports lock in this order, so that nobody waits in a ring. */
export async function lockForEdits(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(hashtext('content.images.seq'))`)
  await lockBlocks(tx)
}

/** Call it before locking what images are made of, where some may be written as an import writes them. */
export const lockForWrites = (tx: Queryable): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(hashtext('content.images.seq'))`)
