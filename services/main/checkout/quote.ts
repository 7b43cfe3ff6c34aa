import { createHash } from 'node:crypto'
import type { Day } from '#services/shared/business-day.ts'
import type { Line } from '../cart/events.ts'
import { toPrint } from '../cart/print.ts'
import type { CartState } from '../cart/state.ts'
import type { SumsView } from '../pricing/contract.ts'
import { arrivalOf } from './arrival.ts'
import type { AddressView, QuoteLineView, QuoteView } from './contract.ts'

/** The lines of a project that can be bought. */
export const buyableLinesOf = ({ lines }: Pick<CartState, 'lines'>): Line[] =>
  lines.filter(({ fault }) => !fault)

/**
 * Hashes what a customer agrees to: the lines as they are, and that the project has not been ordered. The
 * address does not count.
 */
export function versionOf({ lines, orderId }: Pick<CartState, 'lines' | 'orderId'>): string {
  const agreed = lines.map((line) => {
    const { id, imageId, substrate, frame, width, height, quantity, unitPrice, fault = null } = line
    return [id, imageId, substrate, frame, width, height, quantity, unitPrice, fault]
  })
  return createHash('sha256')
    .update(JSON.stringify([agreed, orderId]))
    .digest('base64url')
}

interface Asked {
  address: AddressView | null
  /** Where the order's mail would go. */
  email: string | null
  today: Day
  sums: SumsView
}

/** Quotes a project as it stands. */
export const toQuote = (state: CartState, { address, email, today, sums }: Asked): QuoteView => ({
  version: versionOf(state),
  order_id: state.orderId,
  email,
  lines: buyableLinesOf(state).map(toQuoteLine),
  unavailable: state.lines.flatMap(({ id, name, fault }) => (fault ? [{ item_id: id, name, fault }] : [])),
  ...sums,
  shipping_is_estimate: address === null,
  arrival: arrivalOf(buyableLinesOf(state), address, today),
})

/** A line of a project as its quote shows it. */
const toQuoteLine = (line: Line): QuoteLineView => ({
  item_id: line.id,
  ...toPrint(line),
  total: line.unitPrice * line.quantity,
})
