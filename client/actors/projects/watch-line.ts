import type { ApolloClient } from '@apollo/client'
import type { ActorRefFrom } from 'xstate'
import { LineQuantity_ItemFragmentDoc } from '#client/apollo/generated/graphql.ts'
import type { quantityMachine } from '#machines/quantity/machine.ts'

/** Tells a line what the server has of it, whoever has read that. Returns how to stop. */
export const watchLine = (apollo: ApolloClient, line: ActorRefFrom<typeof quantityMachine>): (() => void) => {
  const { itemId: id } = line.getSnapshot().context
  const reading = apollo
    .watchFragment({ fragment: LineQuantity_ItemFragmentDoc, from: { __typename: 'CartItem', id } })
    .subscribe(({ complete, data }) => {
      if (complete) line.send({ type: 'line.reread', quantity: data.quantity })
    })
  return () => reading.unsubscribe()
}
