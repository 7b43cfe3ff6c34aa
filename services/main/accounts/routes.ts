import type { FastifyInstance } from 'fastify'

/** Answers a sign-out of anybody: the auth service ends tokens, and nothing of a session is kept here. */
export function addSignOutRoute(host: FastifyInstance): void {
  host.get('/accounts/signout-no-redirect/', async () => ({}))
}
