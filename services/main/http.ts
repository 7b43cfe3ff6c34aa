import type { FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type Answer, readKeptAnswer, runOnce } from '#services/shared/http/idempotency.ts'
import { notePerson } from './people/people.ts'

/** What a write needs of the service. */
export interface WriteDeps {
  database: Database
  clock: Clock
}

/** User uuid; null for a guest. */
export const userOf = ({ user }: FastifyRequest): string | null => user?.user_id ?? null

/**
 * Runs a write in a transaction, once for each `Idempotency-Key` of this person. `guest` is the scope of a
 * key that nobody signed in sends: anybody's, where the answer opens nothing that its address does not.
 */
export const writeOnce = <T>(
  { database, clock }: WriteDeps,
  request: FastifyRequest,
  write: (tx: Queryable) => Promise<Answer<T>>,
  guest = 'guest',
): Promise<Answer<T>> =>
  runOnce({ ...nameKey(database, request, guest), at: clock() }, async (tx) => {
    if (request.user) await notePerson(tx, request.user)
    return write(tx)
  })

/** Answers what this person's key was answered before; null for a new key. */
export const readAnswer = <T>({ database }: Pick<WriteDeps, 'database'>, request: FastifyRequest) =>
  readKeptAnswer<T>(nameKey(database, request, 'guest'))

const nameKey = (database: Database, request: FastifyRequest, guest: string) => ({
  database,
  schema: 'main',
  request,
  scope: userOf(request) ?? guest,
})
