import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { addWaitingRoutes } from '#services/shared/desk/routes.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import type { RecentSalesView } from './contract.ts'
import { readRecentSales } from './sales.ts'
import { WAITING_KINDS } from './waiting.ts'

/** What the desk asks of this service (desk/contract.ts): a route for each of its parts. */
export function addDeskRoutes(
  host: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  addWaitingRoutes(host, '/api/v2/desk', WAITING_KINDS, { database, clock })
  host.get('/api/v2/desk/sales/', async (request): Promise<RecentSalesView> => {
    requireStaff(request)
    return readRecentSales(database, clock())
  })
}
