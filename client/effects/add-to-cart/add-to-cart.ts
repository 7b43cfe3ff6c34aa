import type { ApolloClient } from '@apollo/client'
import {
  AddCartItemDocument,
  CreateCartDocument,
  type HeldCartFragment,
  MarkImagePopularDocument,
  MigrateCartDocument,
} from '#client/apollo/generated/graphql.ts'
import type { FindCart } from '#client/effects/cart/find-cart.ts'
import { toCartRef } from '#client/effects/cart-start/cart-start.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { MakeCart } from '#client/effects/tabs/one-cart.ts'
import type { AddAction, Added, addToCartPorts, ChosenItem } from '#machines/add-to-cart/ports.ts'
import type { CartRef } from '#machines/cart-ref.ts'
import { Refusal } from '#machines/refusal.ts'

interface AddToCartDeps {
  apollo: ApolloClient
  makeCart: MakeCart
  findCart: FindCart
}

/** Every answer brings the cart with it, so that Apollo's cache shows its contents at once. */
export const createAddToCartEffects = ({ apollo, makeCart, findCart }: AddToCartDeps) =>
  fillPorts<typeof addToCartPorts>({
    findCart,
    createCart: ({ email, item, action, idempotencyKey }) =>
      makeCart(async () => {
        const input = { email, item: toItemInput(item, action), idempotencyKey }
        const variables = { input }
        const { createCart } = await ask(apollo.mutate({ mutation: CreateCartDocument, variables }))
        refuseUserErrors(createCart.userErrors)
        return { cart: requireCartRef(createCart.cart), added: requireAdded(createCart) }
      }),
    migrateCart: async (input) => {
      const variables = { input: { cartToken: input.token } }
      const { migrateCart } = await ask(apollo.mutate({ mutation: MigrateCartDocument, variables }))
      refuseUserErrors(migrateCart.userErrors)
      return requireCartRef(migrateCart.cart)
    },
    addItem: async ({ item, action, ...where }) => {
      const input = { ...where, ...toItemInput(item, action) }
      const { addCartItem } = await ask(
        apollo.mutate({ mutation: AddCartItemDocument, variables: { input } }),
      )
      refuseUserErrors(addCartItem.userErrors)
      return requireAdded(addCartItem)
    },
    markPopular: async (input) => {
      await ask(apollo.mutate({ mutation: MarkImagePopularDocument, variables: { id: input.imageId } }))
    },
  })

const toItemInput = (item: ChosenItem, action: AddAction) => ({
  ...item,
  action: action === 'open' ? ('OPEN' as const) : ('ADD' as const),
})

const requireAdded = ({ itemId, designUrl }: { itemId: string | null; designUrl: string | null }): Added => {
  if (itemId === null) throw new Error('The graph named no item.')
  return { itemId, designUrl }
}

const requireCartRef = (cart: HeldCartFragment | null): CartRef => {
  const ref = toCartRef(cart)
  if (!ref) throw new Refusal('NOT_FOUND', say.cartIsGone)
  return ref
}
