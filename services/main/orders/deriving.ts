import type { FastifyBaseLogger } from 'fastify'
import { businessDayOf } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { Content } from '../images/content.ts'
import { findTerms } from '../royalties/find-terms.ts'
import { createOrderStreams, readOrder } from './streams.ts'

/** Orders of one step. */
const AT_ONCE = 20
const EVERY_MS = 60_000

interface DerivingDeps {
  database: Database
  clock: Clock
  content: Content
  timeZone: string
}

/** Gives orders of before terms were pinned theirs, by what the catalogue says now; each once. */
export const startDeriving = ({
  log,
  ...deps
}: DerivingDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'royalty_terms',
    createDeriving(deps),
    (err) => log.warn({ err }, 'royalty terms of earlier orders are derived later'),
    EVERY_MS,
  )

/** Makes a step that does so for a few orders, and answers whether there were any. */
export function createDeriving({ database, clock, content, timeZone }: DerivingDeps): () => Promise<boolean> {
  const streams = createOrderStreams({ clock })
  return async () => {
    const rows = await database.query<{ order_id: string; placed_at: Date }>(
      `select order_id, placed_at from main.orders where not has_terms order by placed_at limit ${AT_ONCE}`,
    )
    if (rows.length === 0) return false
    const orders = []
    for (const { order_id, placed_at } of rows) {
      const { placed } = await readOrder(database, order_id)
      orders.push({ placed, on: businessDayOf(placed_at, timeZone) })
    }
    const images = orders.flatMap(({ placed }) => placed.lines.map(({ image_id }) => image_id))
    const found = await content.royaltyTerms([...new Set(images)])
    for (const { placed, on } of orders) {
      const terms = await findTerms(database, placed, found, on)
      await database.transaction((tx) => streams.deriveTerms(tx, placed.orderId, terms))
    }
    return true
  }
}
