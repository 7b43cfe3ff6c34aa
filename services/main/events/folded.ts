import { type Folded, replayOf } from '#services/shared/events/fold-anew.ts'
import { cartStreams } from '../cart/streams.ts'
import { orderStreams } from '../orders/streams.ts'

/** What carts and orders are, by their events. */
export const FOLDED: Folded = {
  schema: 'main',
  replays: [replayOf(cartStreams), replayOf(orderStreams)],
  tables: [
    // When the catalogue was asked about a cart last is not something that happened to it.
    { name: 'cart', key: 'token', aside: ['checked_at'] },
    { name: 'cart_item', key: 'id', aside: [] },
    { name: 'share', key: 'token', aside: [] },
    { name: 'review', key: 'id', aside: [] },
    { name: 'orders', key: 'order_id', aside: [] },
  ],
}
