import type { FastifyInstance } from 'fastify'
import { createHost } from '#services/shared/http/host.ts'
import type { Settings } from '#services/shared/settings.ts'
import { addFaults, type NextFault } from './faults.ts'
import { photographs } from './photographs/catalogue.ts'
import { addPictureRoute } from './pictures.ts'
import { addApiRoutes } from './routes.ts'

export interface StockDeps {
  logLevel: Settings['logLevel']
  /** Whoever sends it is answered. */
  apiKey: string
  /** For tests. */
  nextFault?: NextFault
}

/**
 * The stock source that answers where GETTY_API_URL leads nowhere else: Getty Images API v3 (contract.ts) over made
 * photographs, kept in memory; not yet listening.
 */
export async function createStockService({
  logLevel,
  apiKey,
  nextFault,
}: StockDeps): Promise<FastifyInstance> {
  const host = createHost({ name: 'stock', logLevel })
  if (nextFault) addFaults(host, nextFault)
  const made = photographs()
  addApiRoutes(host, { photographs: made, apiKey })
  addPictureRoute(host, made)
  return host
}
