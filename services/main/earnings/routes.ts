import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf, windowParams } from '../payees/lists.ts'
import type { RequireArtist } from '../people/require-artist.ts'
import type { EarningsLineList, EarningsPaymentList, EarningsView } from './contract.ts'
import { type EarningsDeps, listPaymentLines, listPayments, listUnpaid, viewEarnings } from './queries.ts'

interface EarningsRouteDeps extends EarningsDeps {
  database: Database
  requireArtist: RequireArtist
}

const windowQuery = z.object(windowParams)
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
    const asked = parse(windowQuery, request.query)
    return listOf(asked, await listPayments(database, artist, asked))
  })

  host.get('/api/earnings/payments/:token/lines/', async (request): Promise<EarningsLineList> => {
    const artist = await requireArtist(request)
    const { token } = parse(tokenParams, request.params)
    const asked = parse(windowQuery, request.query)
    const { sum, ...found } = await listPaymentLines(database, artist, token, asked)
    return { ...listOf(asked, found), sum }
  })
}
