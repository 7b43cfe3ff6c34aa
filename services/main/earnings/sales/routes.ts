import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf } from '../../payees/lists.ts'
import type { RequireArtist } from '../../people/require-artist.ts'
import type { SaleList, SaleView } from './contract.ts'
import { listSales, viewSale } from './queries.ts'

const MOST = 50

const listQuery = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use YYYY-MM.')
    .optional(),
  work: z.string().max(100).optional(),
  limit: integerParam({ min: 1, max: MOST }).default(MOST),
  offset: integerParam({ min: 0, max: 1_000_000 }).default(0),
})
const idParams = z.object({ id: z.string().max(100) })

interface SaleRouteDeps {
  database: Database
  requireArtist: RequireArtist
  timeZone: string
}

/** Adds /api/earnings/sales/ and what is beneath it (contract.ts). */
export function addSaleRoutes(
  host: FastifyInstance,
  { database, requireArtist, timeZone }: SaleRouteDeps,
): void {
  host.get('/api/earnings/sales/', async (request): Promise<SaleList> => {
    const artist = await requireArtist(request)
    const { month = null, work = null, ...window } = parse(listQuery, request.query)
    const { sum, months, works, ...found } = await listSales(database, {
      ...window,
      artist,
      timeZone,
      month,
      work,
    })
    return { ...listOf(window, found), sum, months, works }
  })

  host.get('/api/earnings/sales/:id/', async (request): Promise<SaleView> => {
    const artist = await requireArtist(request)
    return viewSale(database, { artist, timeZone, id: parse(idParams, request.params).id })
  })
}
