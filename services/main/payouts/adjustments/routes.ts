import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { parse } from '#services/shared/http/validate.ts'
import { writeOnce } from '../../http.ts'
import { listOf, windowParams } from '../../payees/lists.ts'
import { words } from '../../payees/numbers/plain-words.ts'
import type { PayoutRouteDeps } from '../route-deps.ts'
import { createAdjustments } from './commands.ts'
import { ADJUSTMENT_KINDS, type AdjustmentList, type AdjustmentView } from './contract.ts'
import { listAdjustments, viewAdjustment } from './queries.ts'

const LARGEST_ID = 2_147_483_647
const MOST_CENTS = 1_000_000

const listQuery = z.object({
  ...windowParams,
  artist: integerParam({ min: 1, max: LARGEST_ID }).optional(),
  status: z.enum(['waiting', 'made', 'declined']).optional(),
})
const idParams = z.object({ id: z.string().max(100) })
const adjustmentBody = z.object({
  artist: z.int().min(1).max(LARGEST_ID),
  kind: z.enum(ADJUSTMENT_KINDS),
  amount: z
    .int()
    .min(-MOST_CENTS, 'At most $10,000 is given or taken at once.')
    .max(MOST_CENTS, 'At most $10,000 is given or taken at once.')
    .refine((cents) => cents !== 0, 'Enter an amount.'),
  reason: words(10, 500),
})
const decisionBody = z.object({ decision: z.enum(['confirm', 'decline']) })

/** Adds /api/adjustment/ and what is beneath it (contract.ts). */
export function addAdjustmentRoutes(host: FastifyInstance, deps: PayoutRouteDeps): void {
  const { database } = deps
  const adjustments = createAdjustments(deps)

  host.get('/api/adjustment/', async (request): Promise<AdjustmentList> => {
    const staff = requireStaff(request)
    const asked = parse(listQuery, request.query)
    return listOf(asked, await listAdjustments(database, asked, staff.user_id))
  })

  host.get('/api/adjustment/:id/', async (request): Promise<AdjustmentView> => {
    const staff = requireStaff(request)
    return viewAdjustment(database, parse(idParams, request.params).id, staff.user_id)
  })

  host.post('/api/adjustment/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const asked = parse(adjustmentBody, request.body)
    const { status, body } = await writeOnce<AdjustmentView>(deps, request, async (tx) => {
      const id = randomUUID()
      await adjustments.ask(tx, id, asked, staff)
      return { status: 201, body: await viewAdjustment(tx, id, staff.user_id) }
    })
    return reply.code(status).send(body)
  })

  host.post('/api/adjustment/:id/decision/', async (request, reply) => {
    const staff = requireStaff(request)
    requireKey(request)
    const { id } = parse(idParams, request.params)
    const { decision } = parse(decisionBody, request.body)
    const { status, body } = await writeOnce<AdjustmentView>(deps, request, async (tx) => {
      await adjustments.decide(tx, id, decision, staff)
      return { status: 201, body: await viewAdjustment(tx, id, staff.user_id) }
    })
    return reply.code(status).send(body)
  })
}
