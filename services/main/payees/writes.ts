import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { type Answer, requireKey, runOnce } from '#services/shared/http/idempotency.ts'
import { notePerson } from '../people/people.ts'
import type { PayeeDeps } from './deps.ts'

export interface PayeeWrites {
  database: Database
  /**
   * Runs a write of staff once for its Idempotency-Key, which it must have. Bodies here may hold numbers, so
   * that the store keeps a keyed hash of them; answers hold none.
   */
  once<T>(request: FastifyRequest, write: (tx: Queryable) => Promise<Answer<T>>): Promise<Answer<T>>
}

export const createWrites = ({
  database,
  clock,
  vault,
}: Pick<PayeeDeps, 'database' | 'clock' | 'vault'>): PayeeWrites => ({
  database,
  once: (request, write) => {
    const staff = requireStaff(request)
    requireKey(request)
    const named = { database, schema: 'main', request, scope: staff.user_id, at: clock() }
    return runOnce({ ...named, hash: vault.fingerprintOf }, async (tx) => {
      await notePerson(tx, staff)
      return write(tx)
    })
  },
})

/** The uuid of the member of staff who asks. Throws 401 and 403. */
export const staffOf = (request: FastifyRequest): string => requireStaff(request).user_id
