import type { Line } from '../cart/events.ts'
import { toQuoteLine } from '../checkout/quote.ts'
import type { OrderLineView } from './contract.ts'

/** A line of a project as an order keeps it. */
export function toOrderLine(line: Line): OrderLineView {
  const { item_id: id, ...view } = toQuoteLine(line)
  return { id, ...view }
}
