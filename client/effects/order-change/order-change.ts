import type { ApolloClient } from '@apollo/client'
import { ChangeOrderDocument, type OrderTransition } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { OrderCommand } from '#machines/lifecycles/order.ts'
import type { orderChangePorts } from '#machines/order-change/ports.ts'

export interface OrderDeps {
  apollo: ApolloClient
  /** Opens a guest's. */
  cartToken: string | null
}

export const createOrderChangeEffects = ({ apollo, cartToken }: OrderDeps) =>
  fillPorts<typeof orderChangePorts>({
    changeOrder: async ({ orderId, command, parcel, idempotencyKey }) => {
      const transition = TRANSITIONS[command]
      const input = { orderId, cartToken, transition, ...parcel, idempotencyKey }
      const { changeOrder } = await ask(
        apollo.mutate({ mutation: ChangeOrderDocument, variables: { input } }),
      )
      refuseUserErrors(changeOrder.userErrors)
    },
  })

const TRANSITIONS: Record<OrderCommand['type'], OrderTransition> = {
  'order.pay': 'PAY',
  'order.produce': 'PRODUCE',
  'order.ship': 'SHIP',
  'order.deliver': 'DELIVER',
  'order.cancel': 'CANCEL',
  'order.refund': 'REFUND',
}
