import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addDays } from '#services/shared/business-day.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { booleanParam, integerParam } from '#services/shared/http/fields.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { conflict, invalid, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { writeOnce } from '../../http.ts'
import { listOf, windowParams } from '../../payees/lists.ts'
import { words } from '../../payees/numbers/plain-words.ts'
import { readPayees } from '../read-payees.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import type { HoldList, HoldView } from './contract.ts'
import { listHolds, viewHold } from './queries.ts'
import { holdStreams } from './streams.ts'

const LARGEST_ID = 2_147_483_647
const MOST_DAYS = 366

const listQuery = z.object({
  ...windowParams,
  artist: integerParam({ min: 1, max: LARGEST_ID }).optional(),
  active: booleanParam,
})
const idParams = z.object({ id: z.string().max(100) })
const holdBody = z.object({
  artist: z.int().min(1).max(LARGEST_ID),
  reason: words(10, 500),
  note: words(0, 500).default(''),
  ends_on: z.iso.date('Enter a day such as 2026-11-20.'),
})

/** Adds /api/payout-hold/ and what is beneath it (contract.ts). */
export function addHoldRoutes(host: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database, clock, today, rules } = deps
  const handler = createHandler(holdStreams, clock)

  host.get('/api/payout-hold/', async (request): Promise<HoldList> => {
    requireStaff(request)
    const asked = parse(listQuery, request.query)
    return listOf(asked, await listHolds(database, asked, today()))
  })

  host.post('/api/payout-hold/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const { artist: artistId, reason, note, ends_on: endsOn } = parse(holdBody, request.body)
    if (endsOn <= today()) throw invalid({ ends_on: ['Choose a day after today.'] })
    if (endsOn > addDays(today(), MOST_DAYS)) throw invalid({ ends_on: ['A hold ends within a year.'] })
    const { status, body } = await writeOnce<HoldView>(deps, request, async (tx) => {
      const [payee] = await readPayees(tx, [artistId], { rules, day: today(), inactive: new Set() })
      if (!payee?.isKnown)
        throw invalid({ artist: ['This artist has neither sold anything nor payment details.'] })
      const id = randomUUID()
      const data = { artistId, artist: payee.artist, reason, note, endsOn }
      await handler.handle(tx, id, () => [{ type: 'hold.placed', data }], staff.user_id)
      return { status: 201, body: await viewHold(tx, id, today()) }
    })
    return reply.code(status).send(body)
  })

  host.post('/api/payout-hold/:id/lift/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const { id } = parse(idParams, request.params)
    const { status, body } = await writeOnce<HoldView>(deps, request, async (tx) => {
      await handler.handle(
        tx,
        id,
        (state) => {
          if (!state) throw notFound()
          if (state.isLifted || state.endsOn <= today())
            throw conflict('This hold has ended before.', 'wrong_state')
          return [{ type: 'hold.lifted', data: {} }]
        },
        staff.user_id,
      )
      return { status: 201, body: await viewHold(tx, id, today()) }
    })
    return reply.code(status).send(body)
  })
}
