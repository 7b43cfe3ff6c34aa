import type { Line } from '../cart/events.ts'
import { toPrint } from '../cart/print.ts'
import type { OrderLineView } from './contract.ts'

/** Makes the line that an order keeps of a project's line. */
export const toOrderLine = (line: Line): OrderLineView => ({
  id: line.id,
  ...toPrint(line),
  total: line.unitPrice * line.quantity,
})
