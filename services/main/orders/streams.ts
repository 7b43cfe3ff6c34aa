import type { OrderStanding } from '#machines/lifecycles/order.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createEventStore } from '#services/shared/events/postgres-store.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { type OrderEvent, orderStream, type PlacedOrder } from './events.ts'
import { projectOrder } from './projection.ts'
import { foldOrder, type OrderState } from './state.ts'

const store = createEventStore('main')

/** An order as it stands. Throws 404. */
export async function readOrder(db: Queryable, orderId: string): Promise<OrderState> {
  const state = foldOrder(await store.read<OrderEvent>(db, orderStream(orderId)))
  if (!state) throw notFound()
  return state
}

const BEFORE: OrderStanding = { status: 'placed', paid: false }

export type OrderStreams = ReturnType<typeof createOrderStreams>

/** Orders written to their events and to what is read of them. */
export function createOrderStreams({ clock }: { clock: Clock }) {
  async function append(
    tx: Queryable,
    orderId: string,
    {
      version,
      before,
      events,
      actor,
    }: { version: number; before: OrderStanding; events: readonly OrderEvent[]; actor: string },
  ): Promise<void> {
    const at = clock()
    const news = { stream: orderStream(orderId), expectedVersion: version, events, actor, at }
    await store.append(tx, news)
    await projectOrder(tx, orderId, events, { before, at })
  }

  return {
    /** The first event of a new order. */
    place: (tx: Queryable, order: PlacedOrder): Promise<void> =>
      append(tx, order.orderId, {
        version: 0,
        before: BEFORE,
        events: [{ type: 'order.placed', data: order }],
        actor: order.owner ?? 'guest',
      }),

    /** The order as it stands; other writers wait until the transaction ends. Throws 404. */
    async hold(tx: Queryable, orderId: string): Promise<OrderState> {
      await tx.query('select order_id from main.orders where order_id = $1 for update', [orderId])
      return readOrder(tx, orderId)
    },

    /** What happened to an order that {@link hold} answered. `actor` is a uuid, `guest` or `system`. */
    save: (tx: Queryable, state: OrderState, events: readonly OrderEvent[], actor: string): Promise<void> =>
      append(tx, state.placed.orderId, { version: state.moments.length, before: state, events, actor }),
  }
}
