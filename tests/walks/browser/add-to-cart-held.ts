import type { InputFrom } from 'xstate'
import type {
  AddCartItemMutationVariables,
  CreateCartMutation,
  CreateCartMutationVariables,
  MarkImagePopularMutationVariables,
  MigrateCartMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { addToCartPorts } from '#machines/add-to-cart/ports.ts'
import type { HeldPort } from './browser-walk.ts'
import { userErrorsOf } from './held-graph.ts'
import { refuseAdd } from './no-such-cart.ts'

type Input<Port extends keyof typeof addToCartPorts> = InputFrom<(typeof addToCartPorts)[Port]>

/** The operations by which a picture is added to a cart, and their answers. */
export const addToCartHeld: Readonly<Record<string, HeldPort>> = {
  createCart: {
    operation: 'CreateCart',
    asks: ({ email, item, action, idempotencyKey }: Input<'createCart'>): CreateCartMutationVariables => ({
      input: { email, item: { ...item, action: action === 'open' ? 'OPEN' : 'ADD' }, idempotencyKey },
    }),
    refuse: (refusal): CreateCartMutation => ({
      __typename: 'Mutation',
      createCart: {
        __typename: 'CreateCartPayload',
        cart: null,
        itemId: null,
        designUrl: null,
        userErrors: userErrorsOf(refusal),
      },
    }),
  },
  migrateCart: {
    operation: 'MigrateCart',
    asks: ({ token }: Input<'migrateCart'>): MigrateCartMutationVariables => ({
      input: { cartToken: token },
    }),
  },
  addItem: {
    operation: 'AddCartItem',
    asks: ({ cartToken, item, action, idempotencyKey }: Input<'addItem'>): AddCartItemMutationVariables => ({
      input: { ...item, cartToken, action: action === 'open' ? 'OPEN' : 'ADD', idempotencyKey },
    }),
    refuse: (refusal, { graph }) => {
      if (refusal.fields.cartToken) graph.hold('CartByToken')
      return refuseAdd(refusal)
    },
  },
  markPopular: {
    operation: 'MarkImagePopular',
    asks: ({ imageId }: Input<'markPopular'>): MarkImagePopularMutationVariables => ({
      id: imageId,
    }),
  },
}
