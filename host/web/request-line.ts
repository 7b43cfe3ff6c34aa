import type { FastifyInstance } from 'fastify'
import { Problem } from '#services/shared/http/problem.ts'

/**
 * Refuses a request whose address is not a path of this shop, such as a proxy is asked for another site's
 * pages by.
 */
export const addRequestLine = (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.url?.startsWith('/')) throw new Problem(400, { detail: 'Malformed request.' })
  })
}
