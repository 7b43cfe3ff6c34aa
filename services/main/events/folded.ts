import { type Folded, replayOf } from '#services/shared/events/fold-anew.ts'
import { cartStreams } from '../cart/streams.ts'
import { orderStreams } from '../orders/streams.ts'

/** The tables of carts and orders, with the events that they are folded from. */
export const FOLDED: Folded = {
  schema: 'main',
  replays: [replayOf(cartStreams), replayOf(orderStreams)],
  tables: [
    // No event says when the catalogue was last asked about a cart.
    { name: 'cart', key: 'token', aside: ['checked_at'] },
    { name: 'cart_item', key: 'id', aside: [] },
    { name: 'share', key: 'token', aside: [] },
    { name: 'review', key: 'id', aside: [] },
    { name: 'orders', key: 'order_id', aside: [] },
  ],
}
