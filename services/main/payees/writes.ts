import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { type Answer, requireKey, runOnce } from '#services/shared/http/idempotency.ts'
import { notePerson } from '../people/people.ts'
import type { PayeeDeps } from './deps.ts'

/**
 * Runs a write once for its Idempotency-Key, which it must have. Bodies may hold numbers, so that the store
 * keeps a keyed hash of them; answers hold none.
 */
export type WriteOnce = <T>(
  request: FastifyRequest,
  write: (tx: Queryable) => Promise<Answer<T>>,
  /** What tells one request from another, where not all of the body does. */
  asked?: unknown,
) => Promise<Answer<T>>

/** Makes the writes of whoever may write: `requireWriter` throws 401 and 403. */
export const createWriteOnce =
  (
    { database, clock, vault }: Pick<PayeeDeps, 'database' | 'clock' | 'vault'>,
    requireWriter: (request: FastifyRequest) => AccessClaims,
  ): WriteOnce =>
  (request, write, asked = request.body) => {
    const writer = requireWriter(request)
    requireKey(request)
    const named = { database, schema: 'main', request, scope: writer.user_id, asked, at: clock() }
    return runOnce({ ...named, hash: vault.fingerprintOf }, async (tx) => {
      await notePerson(tx, writer)
      return write(tx)
    })
  }

export interface PayeeWrites {
  database: Database
  /** Of staff. */
  once: WriteOnce
}

export const createWrites = (deps: Pick<PayeeDeps, 'database' | 'clock' | 'vault'>): PayeeWrites => ({
  database: deps.database,
  once: createWriteOnce(deps, requireStaff),
})

/** The uuid of the member of staff who asks. Throws 401 and 403. */
export const staffOf = (request: FastifyRequest): string => requireStaff(request).user_id
