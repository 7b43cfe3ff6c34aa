import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { CSV, sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Link } from '#services/shared/links.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { listOf, windowParams } from '../../payees/lists.ts'
import { moneyFileLinks } from '../file-links.ts'
import { toMoneyCsv } from '../money-csv.ts'
import { REASON_KINDS } from '../reasons.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { DUE_STATES, type DueLineList, type DueList, type DueView } from './contract.ts'
import { listDueLines } from './lines.ts'
import { listDue, viewDue } from './queries.ts'

const LARGEST_ID = 2_147_483_647
/** Rows that one file may have. */
const MOST_ROWS = 100_000

const narrowed = {
  state: z.enum(DUE_STATES).optional(),
  reason: z.enum(REASON_KINDS).optional(),
  search: z.string().trim().max(100).default(''),
}
const ordering = z.enum(['cleared', '-cleared']).default('-cleared')
const listQuery = z.object({ ...windowParams, ...narrowed, ordering })
const linesQuery = z.object({ ...windowParams, state: z.enum(['pending', 'cleared']).default('cleared') })
const artistParams = z.object({ artist: integerParam({ min: 1, max: LARGEST_ID }) })
const fileBody = z.object(narrowed)
const fileParams = z.object({ token: z.string().max(100) })

/** Adds /api/payment-due/ and what is beneath it (contract.ts). `anyone` has no session. */
export function addDueRoutes(known: FastifyInstance, anyone: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database, rules, clock, today } = deps

  known.get('/api/payment-due/', async (request): Promise<DueList> => {
    requireStaff(request)
    const asked = parse(listQuery, request.query)
    const found = await listDue(database, deps, asked)
    return { ...listOf(asked, found), count_is_partial: found.count_is_partial }
  })

  known.get('/api/payment-due/:artist/', async (request): Promise<DueView> => {
    const staff = requireStaff(request)
    const { artist } = parse(artistParams, request.params)
    recordStaffAccess(known, staff, { subject: 'payment_due', owner: null, id: artist })
    return viewDue(database, deps, artist)
  })

  known.get('/api/payment-due/:artist/lines/', async (request): Promise<DueLineList> => {
    requireStaff(request)
    const { artist } = parse(artistParams, request.params)
    const asked = parse(linesQuery, request.query)
    return listOf(asked, await listDueLines(database, { ...asked, artist }, rules.clears))
  })

  known.post('/api/payment-due/file/', async (request, reply): Promise<Link> => {
    const staff = requireStaff(request)
    const asked = parse(fileBody, request.body)
    recordStaffAccess(known, staff, { subject: 'payment_due', owner: null })
    reply.code(201)
    return moneyFileLinks.make(database, { of: 'payment-due', asked, author: staff.user_id }, clock())
  })

  anyone.get('/api/payment-due-file/:token/', async (request, reply) => {
    const { token } = parse(fileParams, request.params)
    const led = await moneyFileLinks.take(database, token, clock())
    if (led?.of !== 'payment-due') throw notFound()
    const asked = {
      ...parse(fileBody, led.asked),
      ordering: '-cleared',
      limit: MOST_ROWS,
      offset: 0,
    } as const
    const { data } = await listDue(database, deps, asked)
    const content = toMoneyCsv(COLUMNS, data.map(toRow))
    return sendFile(reply, { name: `payment-due-${today()}.csv`, contentType: CSV, content })
  })
}

const COLUMNS = [
  'artist_id',
  'artist',
  'cleared',
  'pending',
  'in_transit',
  'paid',
  'payable',
  'withheld',
  'net',
  'next_day',
  'reasons',
]

const toRow = (due: DueView) => [
  due.artist,
  due.artist_name,
  ...[due.cleared, due.pending, due.in_transit, due.paid, due.payable, due.withheld, due.net].map(
    (cents) => ({
      cents,
    }),
  ),
  due.next_day,
  due.reasons.map(({ text }) => text).join(' '),
]
