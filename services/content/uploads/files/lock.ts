import { setTimeout } from 'node:timers/promises'
import { ERRORS, type Lock } from '@tus/server'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'

/** A request that holds a file has its bytes already, so that it is done long before. */
const HELD_MS = 15_000
const PATIENCE_MS = 5_000
const LOOK_MS = 50

/**
 * Locks of files that hold among all processes: one request at a time writes to a file. Whoever waits 5 s in
 * vain is answered 409 and asks again.
 */
export const createLocker = (db: Queryable, clock: Clock) => ({
  newLock(id: string): Lock {
    const take = async (): Promise<boolean> => {
      const now = clock()
      const taken = await db.query(
        `update content.upload_files set held_until = $2
         where id = $1 and (held_until is null or held_until < $3) returning 1`,
        [id, new Date(now.getTime() + HELD_MS), now],
      )
      return taken.length > 0
    }
    return {
      async lock(signal) {
        const late = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
        while (!(await take())) {
          if (late.aborted) throw BUSY
          await setTimeout(LOOK_MS)
        }
      },
      async unlock() {
        await db.query('update content.upload_files set held_until = null where id = $1', [id])
      },
    }
  },
})

const BUSY = { ...ERRORS.INVALID_OFFSET, body: 'Another request is sending this file.' }
