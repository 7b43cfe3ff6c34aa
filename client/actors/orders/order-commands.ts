import { commandsOf } from '#machines/lifecycles/decide.ts'
import {
  type LinesRefundCommand,
  type OrderCommand,
  type OrderStanding,
  orderLifecycle,
  orderStateOf,
} from '#machines/lifecycles/order.ts'

export type OrderCommandType = OrderCommand['type']

/** As the graph names it. */
interface ShownOrder {
  status: Uppercase<OrderStanding['status']>
  paid: boolean
}

/** What whoever looks at an order may do to it now (design.md section 1: what may happen is written once). */
export const commandsOfOrder = ({ status, paid }: ShownOrder, by: 'owner' | 'staff'): OrderCommandType[] =>
  commandsOf(orderLifecycle, orderStateOf({ status: lower(status), paid }), by).filter(isAsked)

/** Returns refund lines by themselves, as their own lifecycle decides. */
const isAsked = (type: OrderCommandType | LinesRefundCommand['type']): type is OrderCommandType =>
  type !== 'order.refund-lines'

const lower = (status: ShownOrder['status']) => status.toLowerCase() as Lowercase<typeof status>
