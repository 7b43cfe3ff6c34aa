import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { lastDays } from '#services/shared/desk/days.ts'
import { addWaitingRoutes } from '#services/shared/desk/routes.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { countByDay, listMostSearched } from '../search/fruitless/store.ts'
import type { RecentFruitlessSearchesView } from './contract.ts'
import { WAITING_KINDS } from './waiting.ts'

const MOST_WORDS = 20

/** What the desk asks of this service (contract.ts): a route for each of its parts. */
export function registerDeskRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Queryable; clock: Clock },
): void {
  addWaitingRoutes(app, '/content/desk', WAITING_KINDS, { database, clock })
  app.get('/content/desk/fruitless-searches/', async (request): Promise<RecentFruitlessSearchesView> => {
    requireStaff(request)
    const days = lastDays(clock())
    const [counted, words] = await Promise.all([
      countByDay(database, days[0]),
      listMostSearched(database, { since: days[0], most: MOST_WORDS }),
    ])
    const byDay = new Map(counted.map(({ day, count }) => [day, count]))
    return { days: days.map((day) => ({ day, count: byDay.get(day) ?? 0 })), words }
  })
}
