import type { ApolloClient } from '@apollo/client'
import { MigrateCartDocument } from '#client/apollo/generated/graphql.ts'
import { toCartRef } from '#client/effects/cart-start/cart-start.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { cartMigrationPorts } from '#machines/cart-migration/ports.ts'
import { Refusal } from '#machines/refusal.ts'

export const createCartMigrationEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof cartMigrationPorts>({
    migrateCart: async (input) => {
      const variables = { input: { cartToken: input.token } }
      const { migrateCart } = await ask(apollo.mutate({ mutation: MigrateCartDocument, variables }))
      refuseUserErrors(migrateCart.userErrors)
      const cart = toCartRef(migrateCart.cart)
      if (!cart) throw new Refusal('NOT_FOUND', say.cartIsGone)
      const { added, joined, merge } = migrateCart
      return { cart, added, joined, merge: merge && { seq: merge.seq, left: merge.left, over: merge.over } }
    },
  })
