import type { FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type Answer, runOnce } from '#services/shared/http/idempotency.ts'
import type { CartCommands } from './cart/commands.ts'
import type { DesignUrl } from './cart/queries.ts'
import type { Content } from './images/content.ts'

/** What the routes of the main service stand on. */
export interface MainDeps {
  database: Database
  clock: Clock
  content: Content
  carts: CartCommands
  designUrl: DesignUrl
}

/** User uuid; null for a guest. */
export const userOf = ({ user }: FastifyRequest): string | null => user?.user_id ?? null

/** A write in a transaction, once for each `Idempotency-Key` of this person. */
export const once = <T>(
  { database, clock }: Pick<MainDeps, 'database' | 'clock'>,
  request: FastifyRequest,
  write: (tx: Queryable) => Promise<Answer<T>>,
): Promise<Answer<T>> =>
  runOnce({ database, schema: 'main', request, scope: userOf(request) ?? 'guest', at: clock() }, write)
