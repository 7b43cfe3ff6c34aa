import type { ApolloClient } from '@apollo/client'
import type { Quantities } from '#client/actors/projects/quantities.ts'
import { LineQuantity_ItemFragmentDoc } from '#client/apollo/generated/graphql.ts'

/** Tells a line what the server has of it, whoever has read that. Returns how to stop. */
export const watchLine = (apollo: ApolloClient, line: ReturnType<Quantities['of']>): (() => void) => {
  const { itemId: id } = line.getSnapshot().context
  const reading = apollo
    .watchFragment({ fragment: LineQuantity_ItemFragmentDoc, from: { __typename: 'CartItem', id } })
    .subscribe(({ complete, data }) => {
      if (complete) line.send({ type: 'line.reread', quantity: data.quantity })
    })
  return () => reading.unsubscribe()
}
