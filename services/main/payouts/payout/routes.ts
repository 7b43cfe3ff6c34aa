import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { writeOnce } from '../../http.ts'
import { listOf, windowParams, windowQuery } from '../../payees/lists.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { type ReadPayoutTransition, readPayoutTransition } from './body.ts'
import { createPayoutChanges } from './changing.ts'
import type { PayoutLineList, PayoutList, PayoutTransitionView, PayoutView } from './contract.ts'
import { listPayoutLines, listPayouts, viewPayout } from './queries.ts'
import type { PayoutState } from './state.ts'

const LARGEST_ID = 2_147_483_647

const listQuery = z.object({
  ...windowParams,
  artist: integerParam({ min: 1, max: LARGEST_ID }).optional(),
  run: z.string().max(100).optional(),
  status: z.enum(['open', 'sent', 'paid', 'cancelled', 'failed', 'returned']).optional(),
  search: z.string().trim().max(100).default(''),
})

const tokenParams = z.object({ token: z.string().max(100) })

/** Adds /api/artist-payment/ and what is beneath it (contract.ts). */
export function addPayoutRoutes(host: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database, mailer, today, inactiveArtists } = deps
  const changes = createPayoutChanges(deps)

  const tokenOf = (request: FastifyRequest): string => parse(tokenParams, request.params).token

  host.get('/api/artist-payment/', async (request): Promise<PayoutList> => {
    requireStaff(request)
    const asked = parse(listQuery, request.query)
    return listOf(asked, await listPayouts(database, asked))
  })

  host.get('/api/artist-payment/:token/', async (request): Promise<PayoutView> => {
    const staff = requireStaff(request)
    const payout = await viewPayout(database, tokenOf(request), staff)
    recordStaffAccess(host, staff, { subject: 'payout', owner: null, id: payout.token })
    return payout
  })

  host.get('/api/artist-payment/:token/lines/', async (request): Promise<PayoutLineList> => {
    const staff = requireStaff(request)
    const asked = parse(windowQuery, request.query)
    const { token } = await viewPayout(database, tokenOf(request), staff)
    return listOf(asked, await listPayoutLines(database, token, asked))
  })

  host.post('/api/artist-payment/:token/transitions/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const token = tokenOf(request)
    const asked = readPayoutTransition(request.body)
    if ('on' in asked && asked.on !== undefined && asked.on > today())
      throw invalid({ on: ['This day has not come yet.'] })
    const inactive = asked.transition === 'send' ? await inactiveArtists() : NOBODY
    const { status, body } = await writeOnce<PayoutTransitionView>(deps, request, async (tx) => {
      const state = await carryOut(tx, { token, asked, actor: staff.user_id, inactive })
      return { status: 201, body: toTransition(asked.transition, state) }
    })
    mailer.send()
    return reply.code(status).send(body)
  })

  async function carryOut(tx: Queryable, { token, asked, actor, inactive }: Asked): Promise<PayoutState> {
    const by = { actor, notes: asked.notes, ...('on' in asked && asked.on !== undefined && { on: asked.on }) }
    switch (asked.transition) {
      case 'send':
        return changes.send(tx, token, by, inactive)
      case 'pay':
        return changes.pay(tx, token, asked, by)
      case 'cancel':
        return changes.change(tx, token, { type: 'payout.cancel', by: 'staff' }, by)
      default:
        return changes.change(
          tx,
          token,
          { type: `payout.${asked.transition}`, by: 'staff', reason: asked.reason },
          by,
        )
    }
  }
}

const NOBODY: ReadonlySet<number> = new Set()

interface Asked {
  token: string
  asked: ReadPayoutTransition
  actor: string
  inactive: ReadonlySet<number>
}

function toTransition(
  transition: ReadPayoutTransition['transition'],
  { moments }: PayoutState,
): PayoutTransitionView {
  const last = moments.at(-1)
  if (!last?.token || !last.from) throw new Error('A payout that was changed has its change last.')
  const { token, from: fromStatus, to: toStatus, at: createdOn, notes } = last
  return { token, transition, fromStatus, toStatus, createdOn, notes }
}
