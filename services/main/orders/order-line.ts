import type { Line } from '../cart/events.ts'
import { toPrint } from '../cart/print.ts'
import type { OrderLineView } from './contract.ts'

/** A line of a project as an order keeps it. */
export const toOrderLine = (line: Line): OrderLineView => ({
  id: line.id,
  ...toPrint(line),
  total: line.unitPrice * line.quantity,
})
