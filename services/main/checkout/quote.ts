import { createHash } from 'node:crypto'
import type { Line } from '../cart/events.ts'
import { toPrint } from '../cart/print.ts'
import type { CartState } from '../cart/state.ts'
import type { AddressView, QuoteLineView, QuoteView } from './contract.ts'
import { sumsOf } from './sums.ts'

/** The lines of a project that can be bought. */
export const buyableLinesOf = ({ lines }: Pick<CartState, 'lines'>): Line[] =>
  lines.filter(({ fault }) => !fault)

/**
 * Hashes what a customer agrees to: the lines as they are, and that the project has not been ordered. The
 * address does not count.
 */
export function versionOf({ lines, orderId }: Pick<CartState, 'lines' | 'orderId'>): string {
  const agreed = lines.map(({ id, imageId, substrate, width, height, quantity, unitPrice, fault = null }) => {
    return [id, imageId, substrate, width, height, quantity, unitPrice, fault]
  })
  return createHash('sha256')
    .update(JSON.stringify([agreed, orderId]))
    .digest('base64url')
}

/** Quotes a project as it stands. `email` is where the order's mail would go. */
export const toQuote = (state: CartState, address: AddressView | null, email: string | null): QuoteView => ({
  version: versionOf(state),
  order_id: state.orderId,
  email,
  lines: buyableLinesOf(state).map(toQuoteLine),
  unavailable: state.lines.flatMap(({ id, name, fault }) => (fault ? [{ item_id: id, name, fault }] : [])),
  ...sumsOf(buyableLinesOf(state), address),
  shipping_is_estimate: address === null,
})

/** A line of a project as its quote shows it. */
const toQuoteLine = (line: Line): QuoteLineView => ({
  item_id: line.id,
  ...toPrint(line),
  total: line.unitPrice * line.quantity,
})
