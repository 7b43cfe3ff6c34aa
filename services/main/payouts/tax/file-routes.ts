import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { CSV, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { moneyFileLinks } from '../file-links.ts'
import { toMoneyCsv } from '../money-csv.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { listTaxArtists } from './artists.ts'
import type { TaxArtistView } from './contract.ts'
import { yearOf } from './params.ts'
import { askFor } from './queries.ts'

const MOST_ROWS = 1_000_000

const fileParams = z.object({ token: z.string().max(100) })
const asked = z.object({ year: z.int() })

/** Adds a year's artists as a file: a link for staff, which is read once (contract.ts). */
export function addTaxFileRoutes(
  known: FastifyInstance,
  anyone: FastifyInstance,
  { database, clock, today }: PayoutRouteDeps,
): void {
  known.post('/api/tax-reporting/:year/file/', async (request, reply): Promise<Link> => {
    const staff = requireStaff(request)
    const year = yearOf(request)
    recordStaffAccess(known, staff, { subject: 'tax_year', owner: null, id: year })
    reply.code(201)
    const to = { of: 'tax-reporting', asked: { year }, author: staff.user_id }
    return moneyFileLinks.make(database, to, clock())
  })

  anyone.get('/api/tax-reporting-file/:token/', async (request, reply) => {
    const led = await moneyFileLinks.take(database, parse(fileParams, request.params).token, clock())
    if (led?.of !== 'tax-reporting') throw notFound()
    const { year } = asked.parse(led.asked)
    const all = { search: '', limit: MOST_ROWS, offset: 0 }
    const { data } = await listTaxArtists(database, await askFor(database, year, today()), all)
    const content = toMoneyCsv(COLUMNS, data.map(toRow))
    return sendFile(reply, { name: `tax-${year}.csv`, contentType: CSV, content })
  })
}

const COLUMNS = [
  'artist_id',
  'artist',
  'section',
  'name',
  'country',
  'form',
  'form_state',
  'tin',
  'methods',
  'paid',
  'withheld',
  'returned',
  'filed_paid',
  'filed_withheld',
]

const toRow = (row: TaxArtistView) => [
  row.artist,
  row.artist_name,
  row.section,
  row.name,
  row.country,
  row.form,
  row.form_state,
  row.tin,
  row.methods.join(' '),
  { cents: row.paid },
  { cents: row.withheld },
  { cents: row.returned },
  row.filed && { cents: row.filed.paid },
  row.filed && { cents: row.filed.withheld },
]
