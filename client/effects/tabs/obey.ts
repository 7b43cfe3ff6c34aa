import { type EventObject, fromCallback } from 'xstate'

/** What a port does on each order of its chart, by the order's type. */
export type Obeying<Order extends EventObject> = {
  [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => void
}

/**
 * The body of an open port. An order that fails is reported as any error of the page, and the port goes on.
 */
export const obey = <Order extends EventObject, Answer extends EventObject>(
  make: (answer: (event: Answer) => void) => Obeying<Order>,
) =>
  fromCallback<Order>(({ sendBack, receive }) => {
    const obeying = make(sendBack)
    receive((order) => {
      const act = obeying[order.type as Order['type']] as (order: Order) => void
      try {
        act(order)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    })
  })
