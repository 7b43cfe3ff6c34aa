import type { Line } from '../cart/events.ts'
import { toQuoteLine } from '../checkout/quote.ts'
import type { OrderLineView } from './contract.ts'

/** Makes the line that an order keeps of a project's line. */
export function toOrderLine(line: Line): OrderLineView {
  const { item_id: id, ...view } = toQuoteLine(line)
  return { id, ...view }
}
