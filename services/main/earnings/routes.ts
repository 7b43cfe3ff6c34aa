import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf, windowParams } from '../payees/lists.ts'
import type { EarningsLineList, EarningsPaymentList, EarningsView } from './contract.ts'
import type { FindOwnArtist } from './own-artist.ts'
import { type EarningsDeps, listPaymentLines, listPayments, listUnpaid, viewEarnings } from './queries.ts'

interface EarningsRouteDeps extends EarningsDeps {
  database: Database
  findOwnArtist: FindOwnArtist
}

const windowQuery = z.object(windowParams)
const linesQuery = z.object({ ...windowParams, state: z.enum(['pending', 'cleared']).default('cleared') })
const tokenParams = z.object({ token: z.string().max(100) })

/** Adds /api/earnings/ and what is beneath it (contract.ts). */
export function addEarningsRoutes(host: FastifyInstance, deps: EarningsRouteDeps): void {
  const { database, rules, findOwnArtist } = deps

  const requireArtist = async (request: FastifyRequest): Promise<number> => {
    const artist = await findOwnArtist(requireUser(request), request.headers.authorization)
    if (artist === null) throw notFound()
    return artist
  }

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
