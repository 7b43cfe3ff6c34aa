import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf, windowParams } from '../payees/lists.ts'
import type { RequireArtist } from '../people/require-artist.ts'
import {
  type EarningsLineList,
  type EarningsPaymentLines,
  type EarningsPaymentList,
  type EarningsView,
  PAYMENT_SUMS,
} from './contract.ts'
import { type EarningsDeps, listPaymentLines, listPayments, listUnpaid, viewEarnings } from './queries.ts'

interface EarningsRouteDeps extends EarningsDeps {
  database: Database
  requireArtist: RequireArtist
}

const windowQuery = z.object(windowParams)
const paymentsQuery = z.object({
  ...windowParams,
  of: z.enum(PAYMENT_SUMS).nullable().default(null),
  year: integerParam({ min: 2000, max: 9999 }).optional(),
})
const linesQuery = z.object({ ...windowParams, state: z.enum(['pending', 'cleared']).default('cleared') })
const tokenParams = z.object({ token: z.string().max(100) })

/** Adds /api/earnings/ and what is beneath it (contract.ts). */
export function addEarningsRoutes(host: FastifyInstance, deps: EarningsRouteDeps): void {
  const { database, rules, requireArtist } = deps

  host.get(
    '/api/earnings/',
    async (request): Promise<EarningsView> => viewEarnings(database, deps, await requireArtist(request)),
  )

  host.get('/api/earnings/lines/', async (request): Promise<EarningsLineList> => {
    const artist = await requireArtist(request)
    const asked = parse(linesQuery, request.query)
    const { sum, ...found } = await listUnpaid(database, { ...asked, artist }, rules)
    return { ...listOf(asked, found), sum }
  })

  host.get('/api/earnings/payments/', async (request): Promise<EarningsPaymentList> => {
    const artist = await requireArtist(request)
    const { year = Number(deps.today().slice(0, 4)), ...asked } = parse(paymentsQuery, request.query)
    const { sum, ...found } = await listPayments(database, { ...asked, artist, year })
    return { ...listOf(asked, found), sum }
  })

  host.get('/api/earnings/payments/:token/lines/', async (request): Promise<EarningsPaymentLines> => {
    const artist = await requireArtist(request)
    const { token } = parse(tokenParams, request.params)
    const asked = parse(windowQuery, request.query)
    const { payment, sum, ...found } = await listPaymentLines(database, artist, token, asked)
    return { ...listOf(asked, found), sum, payment }
  })
}
