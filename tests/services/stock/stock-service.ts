import type { Fault } from '#services/stock/faults.ts'
import { createStockService } from '#services/stock/service.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

export const STOCK_KEY = 'a-key-of-the-tests'

export interface StockStandIn {
  url: string
  /** Settings of a service that asks it. */
  env: { GETTY_API_URL: string; GETTY_API_KEY: string }
  /** The fault that every call meets from now on. */
  fault: Fault | null
  /** Paths and queries so far, pictures aside. */
  asked: string[]
}

/** Serves the stock service over real HTTP until the file's tests are over; `fault` makes it misbehave. */
export async function serveStock(): Promise<StockStandIn> {
  const standIn: StockStandIn = {
    url: '',
    env: { GETTY_API_URL: '', GETTY_API_KEY: STOCK_KEY },
    fault: null,
    asked: [],
  }
  const service = await createStockService({
    logLevel: 'silent',
    apiKey: STOCK_KEY,
    nextFault: (path) => {
      if (path.startsWith('/v3/')) standIn.asked.push(path)
      return standIn.fault
    },
  })
  standIn.url = await service.listen({ host: '127.0.0.1', port: 0 })
  standIn.env.GETTY_API_URL = standIn.url
  afterFile(() => {
    const closed = service.close()
    // Cut the calls that it was told never to answer: closing waits more than a minute for them.
    service.server.closeAllConnections()
    return closed
  })
  return standIn
}
