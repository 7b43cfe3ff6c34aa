import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { type Answer, requireKey, runOnce } from '#services/shared/http/idempotency.ts'
import { notePerson } from '../people/people.ts'
import type { ArtistAccountDeps } from './deps.ts'

/**
 * Runs a write of an artist once for its Idempotency-Key, which it must have. Bodies may hold numbers, so
 * that the store keeps a keyed hash of them; answers hold none.
 */
export type WriteOnce = <T>(
  request: FastifyRequest,
  write: (tx: Queryable) => Promise<Answer<T>>,
  /** What tells one request from another, where not all of the body does. */
  asked?: unknown,
) => Promise<Answer<T>>

export const createArtistWrites =
  ({ database, clock, vault }: Pick<ArtistAccountDeps, 'database' | 'clock' | 'vault'>): WriteOnce =>
  (request, write, asked = request.body) => {
    const user = requireUser(request)
    requireKey(request)
    const named = { database, schema: 'main', request, scope: user.user_id, asked, at: clock() }
    return runOnce({ ...named, hash: vault.fingerprintOf }, async (tx) => {
      await notePerson(tx, user)
      return write(tx)
    })
  }
