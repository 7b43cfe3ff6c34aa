import type { FastifyInstance } from 'fastify'
import { createHost } from '#services/shared/http/host.ts'
import { matches } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { addFaults, type NextFault } from './faults.ts'
import { makePhotographs } from './photographs/catalogue.ts'
import { addPictureRoute } from './pictures.ts'
import { addApiRoutes } from './routes.ts'

export interface StockDeps {
  logLevel: Settings['logLevel']
  /** The key that callers must send. */
  apiKey: string
  /** For tests. */
  nextFault?: NextFault
}

/**
 * Creates the stock source that answers unless GETTY_API_URL leads elsewhere: Getty Images API v3
 * (contract.ts) over made photographs, kept in memory; not yet listening.
 */
export async function createStockService({
  logLevel,
  apiKey,
  nextFault,
}: StockDeps): Promise<FastifyInstance> {
  const host = createHost({ name: 'stock', logLevel })
  const isKey = matches(apiKey)
  host.addHook('onRequest', async ({ headers: { 'api-key': key }, routeOptions: { url } }, reply) => {
    if (isKey(key) || url?.startsWith('/health/')) return
    if (key === undefined) return reply.code(401).send({ message: 'Unauthorized' })
    return reply.code(403).send({ message: 'Forbidden' })
  })
  if (nextFault) addFaults(host, nextFault)
  const made = makePhotographs()
  addApiRoutes(host, made)
  addPictureRoute(host, made)
  return host
}
