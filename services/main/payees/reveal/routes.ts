import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { StaffSubject } from '#services/shared/security/events.ts'
import { notePerson } from '../../people/people.ts'
import type { RevealBody, RevealedNumber } from '../contract.ts'
import type { PayeeDeps } from '../deps.ts'
import { words } from '../numbers/plain-words.ts'

const revealBody = z.object({
  reason: words(10, 500),
  password: z.string().min(1).max(128),
}) satisfies z.ZodType<unknown, RevealBody>

interface NumberRoute {
  /** The path of the thing, with its parameters. */
  path: string
  subject: StaffSubject
  /** Answers the number, and notes as an event who was shown it and why. Throws 404. */
  show(tx: Queryable, request: FastifyRequest, reason: string): Promise<{ id: string; number: string }>
}

/**
 * Adds POST …/number/, by which staff see a number whole: for a reason, with their password, 20 an hour. An
 * Idempotency-Key means nothing here, as no answer is kept that holds a number: each answer is an event.
 */
export function addNumberRoute(
  host: FastifyInstance,
  { database, confirmPassword, limits }: PayeeDeps,
  { path, subject, show }: NumberRoute,
): void {
  host.post(`${path}number/`, async (request, reply): Promise<RevealedNumber> => {
    const staff = requireStaff(request)
    const { reason, password } = parse(revealBody, request.body)
    await confirmPassword(request.headers.authorization ?? '', password)
    await limits.number(database, staff.user_id)
    const { id, number } = await database.transaction(async (tx) => {
      await notePerson(tx, staff)
      return show(tx, request, reason)
    })
    host.security.record({ event: 'number_shown', outcome: 'success', actor: staff.user_id, subject, id })
    reply.header('cache-control', 'no-store')
    return { number }
  })
}
