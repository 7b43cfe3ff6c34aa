import type { FastifyInstance } from 'fastify'

/**
 * A token ends with the auth service and nothing of a session is kept here, so whoever signs out is welcome
 * to it.
 */
export function addSignOutRoute(host: FastifyInstance): void {
  host.get('/accounts/signout-no-redirect/', async () => ({}))
}
