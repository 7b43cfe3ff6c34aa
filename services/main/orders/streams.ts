import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler, type StreamKind } from '#services/shared/events/handler.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { lockArtists } from '../ledger/locks.ts'
import { artistsOf } from '../royalties/rows.ts'
import type { LineTerms } from '../royalties/terms.ts'
import { type OrderEvent, orderEvents, type PlacedOrder } from './events.ts'
import { projectOrder } from './projection.ts'
import { evolve, type OrderState } from './state.ts'

/** The streams of orders, each named by its number. */
export const orderStreams: StreamKind<OrderEvent, OrderState | null> = {
  schema: 'main',
  prefix: 'order-',
  types: orderEvents,
  empty: null,
  evolve,
  project: projectOrder,
}

const store = createEventStore('main', orderEvents)

/** Reads the current state of an order. Throws 404. */
export async function readOrder(db: Queryable, orderId: string): Promise<OrderState> {
  return requireOrder((await store.read(db, orderStreams.prefix + orderId)).reduce(evolve, null))
}

/** Writes orders: their events and the table that lists read. */
export function createOrderStreams({ clock }: { clock: Clock }) {
  const handler = createHandler(orderStreams, clock)

  /** Makes other writers of the order wait until the transaction ends. */
  const lock = (tx: Queryable, orderId: string) =>
    tx.query('select order_id from main.orders where order_id = $1 for update', [orderId])

  return {
    lock,

    /** Writes the first event of a new order. */
    async place(tx: Queryable, order: PlacedOrder): Promise<void> {
      const decide = (): OrderEvent[] => [{ type: 'order.placed', data: order }]
      await handler.handle(tx, order.orderId, decide, order.owner ?? 'guest')
    },

    /**
     * Runs one command, while nobody else moves its artists' money, and answers the order after it and what
     * happened. `actor` is a uuid, `guest` or `system`. Throws 404.
     */
    async change(
      tx: Queryable,
      orderId: string,
      decide: (state: OrderState) => readonly OrderEvent[],
      actor: string,
    ): Promise<{ state: OrderState; news: readonly OrderEvent[] }> {
      await lock(tx, orderId)
      await lockArtists(tx, await artistsOf(tx, orderId))
      let news: readonly OrderEvent[] = []
      const after = await handler.handle(
        tx,
        orderId,
        (state) => {
          news = decide(requireOrder(state))
          return news
        },
        actor,
      )
      return { state: requireOrder(after.state), news }
    },

    /** Says what artists get of an order of before that was pinned, once. */
    async deriveTerms(tx: Queryable, orderId: string, terms: LineTerms[]): Promise<void> {
      await lock(tx, orderId)
      await lockArtists(
        tx,
        terms.flatMap(({ artistId }) => artistId ?? []),
      )
      const derived: OrderEvent = { type: 'royalty-terms.derived', data: { terms } }
      await handler.handle(tx, orderId, (state) => (state?.placed.terms ? [] : [derived]), 'system')
    },
  }
}

function requireOrder(state: OrderState | null): OrderState {
  if (!state) throw notFound()
  return state
}
