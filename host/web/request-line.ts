import type { FastifyInstance } from 'fastify'
import { Problem } from '#services/shared/http/problem.ts'

/**
 * Refuses a request whose address is no path of this shop, as when a proxy is asked for another site's page.
 */
export const addRequestLine = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.url?.startsWith('/')) throw new Problem(400, { detail: 'Malformed request.' })
  })
}
