import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Day } from '#services/shared/business-day.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { type WriteDeps, writeOnce } from '../http.ts'
import type { LeftOutPage, RateBody, RatePage, RateView } from './contract.ts'
import { listLeftOut } from './left-out.ts'
import { addRate, listRates } from './rates.ts'
import { leftOut } from './terms.ts'

const PAGES = { defaultSize: 50, maxSize: 100 }

/** Forms send what is not filled in as an empty text. */
const reason = z.preprocess((given) => (given === '' ? null : given), leftOut.nullable().default(null))

interface RoyaltyDeps extends WriteDeps {
  /** The day of business. */
  today: () => Day
}

/** What artists get of what is sold (royalties/contract.ts). */
export function addRoyaltyRoutes(host: FastifyInstance, deps: RoyaltyDeps): void {
  const { database, clock, today } = deps

  host.get('/api/v2/royalty-rates/', async (request): Promise<RatePage> => {
    requireStaff(request)
    const page = readPage(request, PAGES)
    const { count, rates } = await listRates(database, page)
    return pageOf(request, page, count, rates)
  })

  host.post('/api/v2/royalty-rates/', async (request, reply) => {
    const { user_id: actor } = requireStaff(request)
    const wanted = parse(rateBody(today()), request.body)
    requireKey(request)
    const { status, body } = await writeOnce<RateView>(deps, request, async (tx) => ({
      status: 201,
      body: await addRate(tx, wanted, { actor, at: clock() }),
    }))
    return reply.code(status).send(body)
  })

  host.get('/api/v2/royalty-lines/left-out/', async (request): Promise<LeftOutPage> => {
    requireStaff(request)
    const page = readPage(request, PAGES)
    const wanted = parse(z.object({ reason }), request.query)
    const { count, lines } = await listLeftOut(database, { ...page, ...wanted })
    return pageOf(request, page, count, lines)
  })
}

const rateBody = (today: Day): z.ZodType<RateBody> =>
  z.object({
    code: z.string().trim().min(1).max(100),
    rate_bp: z.int().min(0).max(10_000),
    valid_from: z.iso
      .date('Enter a date as YYYY-MM-DD.')
      .refine((day) => day >= today, 'What is sold keeps its rate: choose today or a later day.'),
  })

function requireKey({ headers }: FastifyRequest): void {
  if (headers['idempotency-key'] === undefined)
    throw invalid({ non_field_errors: ['Idempotency-Key is required.'] })
}
