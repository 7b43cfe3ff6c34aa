import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Limits } from '../limits.ts'
import { DEVICES, SITES, type UsageBody, type UsageView } from './contract.ts'
import { addUsage, readUsage } from './store.ts'

const MOST_COUNTS = 500
const DAY_MS = 86_400_000

/** Names in a chart: no text of a person's has its signs and its length. */
const machine = z.string().regex(/^[a-z][a-z-]{0,49}$/, 'This is no name of a machine.')
const state = z.string().regex(/^[A-Za-z][\w.-]{0,149}$/, 'This is no name of a state.')
const key = z
  .string()
  .max(400)
  .regex(/^[A-Za-z][\w.-]*\|[\w.*-]+\[\d{1,2}\]\{\w*\}->[\w.,-]*$/, 'This is no name of a transition.')
const times = z.int().min(0).max(10_000)

const body = z
  .object({
    site: z.enum(SITES),
    device: z.enum(DEVICES),
    is_new: z.boolean(),
    transitions: z.array(z.object({ machine, key, times, is_new: z.boolean() })),
    states: z.array(
      z.object({ machine, state, times, milliseconds: z.int().min(0).max(DAY_MS), is_last: z.boolean() }),
    ),
  })
  .refine(
    ({ transitions, states }) => transitions.length + states.length <= MOST_COUNTS,
    `Ensure that there are at most ${MOST_COUNTS} counts.`,
  )

const query = z.object({
  days: integerParam({ min: 1, max: 90 }).default(1),
  site: z.enum(SITES).nullable().default(null),
  device: z.enum(DEVICES).nullable().default(null),
})

interface UsageDeps {
  database: Database
  clock: Clock
  limits: Limits
  /** The setting USAGE_COUNTS. */
  isCounted: boolean
}

/** How the statecharts are used (usage/contract.ts): browsers count, staff read. */
export function addUsageRoutes(
  host: FastifyInstance,
  { database, clock, limits, isCounted }: UsageDeps,
): void {
  host.post('/api/v2/usage/', async (request, reply) => {
    if (!isCounted) throw notFound()
    const counts: UsageBody = parse(body, request.body)
    await database.transaction(async (tx) => {
      await limits.usage(tx, request)
      await addUsage(tx, counts, clock())
    })
    return reply.code(204).send()
  })

  host.get('/api/v2/usage/', async (request): Promise<UsageView> => {
    requireStaff(request)
    const asked = parse(query, request.query)
    return { is_counted: isCounted, ...(await readUsage(database, asked, clock())) }
  })
}
