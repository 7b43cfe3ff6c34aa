import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addDays } from '#services/shared/business-day.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf, windowParams } from '../../payees/lists.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import type { UsageList, UsageMonths } from './contract.ts'
import { listUsage, readUsageMonths } from './queries.ts'

const LARGEST_ID = 2_147_483_647
const DAYS_BACK = 364
const MOST_DAYS = 3_660

const day = z.iso.date('Enter a day such as 2026-11-20.')
const time = {
  from: day.optional(),
  to: day.optional(),
  artist: integerParam({ min: 1, max: LARGEST_ID }).optional(),
}
const listQuery = z.object({
  ...windowParams,
  ...time,
  by: z.enum(['image', 'artist']).default('image'),
  ordering: z.enum(['sales', '-sales', 'quantity', '-quantity', 'royalty', '-royalty']).default('-sales'),
})
const monthsQuery = z.object({ ...time, image: z.string().max(100).optional() })

/** Adds /api/art-usage/ (contract.ts). */
export function addUsageOfArtRoutes(host: FastifyInstance, { database, today }: PayoutRouteDeps): void {
  /** Throws 400 by parameter. */
  function timeOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
    const until = to ?? today()
    const since = from ?? addDays(until, -DAYS_BACK)
    if (since > until) throw invalid({ from: ['This day is after the last one.'] })
    if (addDays(since, MOST_DAYS) < until) throw invalid({ from: ['Choose ten years or less.'] })
    return { from: since, to: until }
  }

  host.get('/api/art-usage/', async (request): Promise<UsageList> => {
    requireStaff(request)
    const asked = parse(listQuery, request.query)
    const within = timeOf(asked)
    return { ...within, ...listOf(asked, await listUsage(database, { ...asked, ...within })) }
  })

  host.get('/api/art-usage/months/', async (request): Promise<UsageMonths> => {
    requireStaff(request)
    const asked = parse(monthsQuery, request.query)
    const within = timeOf(asked)
    return { ...within, data: await readUsageMonths(database, { ...asked, ...within }) }
  })
}
