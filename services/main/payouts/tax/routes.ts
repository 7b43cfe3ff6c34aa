import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { writeOnce } from '../../http.ts'
import { listOf, windowParams } from '../../payees/lists.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { listTaxArtists } from './artists.ts'
import { createTaxYears } from './commands.ts'
import {
  TAX_SECTIONS,
  type TaxArtistList,
  type TaxArtistView,
  type TaxYearList,
  type TaxYearView,
} from './contract.ts'
import { askFor, listTaxYears, viewTaxYear } from './queries.ts'
import { drawStatement } from './statement.ts'

const LARGEST_ID = 2_147_483_647
const ONE = '/api/tax-reporting/:year/'

const yearParams = z.object({ year: integerParam({ min: 2000, max: 2999 }) })
const artistParams = yearParams.extend({ artist: integerParam({ min: 1, max: LARGEST_ID }) })
const listQuery = z.object({
  ...windowParams,
  section: z.enum(TAX_SECTIONS).optional(),
  search: z.string().trim().max(100).default(''),
})
const thresholdBody = z.object({ threshold: z.int().min(0).max(1_000_000) })
const correctionBody = z.object({ payout: z.string().min(1).max(100) })

/** Reads which year is asked for. Throws 400. */
export const yearOf = ({ params }: FastifyRequest): number => parse(yearParams, params).year

/** Adds /api/tax-reporting/ and what is beneath it, but for the file (contract.ts). */
export function addTaxRoutes(host: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database, today, clock, shop } = deps
  const years = createTaxYears(deps)

  host.get('/api/tax-reporting/', async (request): Promise<TaxYearList> => {
    requireStaff(request)
    const data = await listTaxYears(database, today())
    return { count: data.length, data }
  })

  host.get(ONE, async (request): Promise<TaxYearView> => {
    requireStaff(request)
    return viewTaxYear(database, yearOf(request), today())
  })

  host.get(`${ONE}artists/`, async (request): Promise<TaxArtistList> => {
    const staff = requireStaff(request)
    const asked = parse(listQuery, request.query)
    recordStaffAccess(host, staff, { subject: 'tax_year', owner: null, id: yearOf(request) })
    return listOf(
      asked,
      await listTaxArtists(database, await askFor(database, yearOf(request), today()), asked),
    )
  })

  /** Throws 401, 403 and 404. */
  async function openArtist(request: FastifyRequest): Promise<TaxArtistView> {
    const staff = requireStaff(request)
    const { year, artist } = parse(artistParams, request.params)
    recordStaffAccess(host, staff, { subject: 'tax_year', owner: null, id: `${year}/${artist}` })
    const asked = await askFor(database, year, today())
    const { data } = await listTaxArtists(database, asked, { artist, search: '', limit: 1, offset: 0 })
    const [view] = data
    if (!view) throw notFound()
    return view
  }

  host.get(`${ONE}artists/:artist/`, openArtist)

  host.get(`${ONE}artists/:artist/statement/`, async (request, reply) => {
    const artist = await openArtist(request)
    const year = yearOf(request)
    const content = await drawStatement(shop, { year, artist, at: clock() })
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="royalties-${year}-${artist.artist}.pdf"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(content))
  })

  /** Runs a write on a year, and answers it. */
  async function change(
    request: FastifyRequest,
    write: (tx: Queryable, year: number, actor: string) => Promise<void>,
  ): Promise<TaxYearView> {
    const staff = requireStaff(request)
    requireKey(request)
    const year = yearOf(request)
    const { body } = await writeOnce<TaxYearView>(deps, request, async (tx) => {
      await write(tx, year, staff.user_id)
      return { status: 200, body: await viewTaxYear(tx, year, today()) }
    })
    return body
  }

  host.post(`${ONE}threshold/`, (request) =>
    change(request, (tx, year, actor) =>
      years.setThreshold(tx, year, parse(thresholdBody, request.body).threshold, actor),
    ),
  )

  host.post(`${ONE}filed/`, (request) => change(request, years.file))

  host.post(`${ONE}corrections/`, (request) =>
    change(request, (tx, year, actor) =>
      years.correct(tx, year, parse(correctionBody, request.body).payout, actor),
    ),
  )
}
