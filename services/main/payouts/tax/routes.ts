import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
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
import { artistParams, yearOf } from './params.ts'
import { askFor, listTaxYears, readTaxArtist, viewTaxYear } from './queries.ts'

const ONE = '/api/tax-reporting/:year/'

const listQuery = z.object({
  ...windowParams,
  section: z.enum(TAX_SECTIONS).optional(),
  search: z.string().trim().max(100).default(''),
})
const thresholdBody = z.object({ threshold: z.int().min(0).max(1_000_000) })
const correctionBody = z.object({ payout: z.string().min(1).max(100) })

/** Adds /api/tax-reporting/ and what is beneath it, but for files (contract.ts). */
export function addTaxRoutes(host: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database, today } = deps
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

  host.get(`${ONE}artists/:artist/`, async (request): Promise<TaxArtistView> => {
    const staff = requireStaff(request)
    const asked = parse(artistParams, request.params)
    recordStaffAccess(host, staff, { subject: 'tax_year', owner: null, id: `${asked.year}/${asked.artist}` })
    return readTaxArtist(database, asked, today())
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
