import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from './faults.ts'
import { LINE, toCartItem } from './line.ts'
import { cartMutations } from './mutations.ts'
import type { CartAnswer } from './payloads.ts'
import { SUMS } from './sums.ts'

const cart = (answer: CartAnswer) => answer.cart()

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { token }, { main }) => main.cart(token).catch(nullIfMissing),
    recentCart: (_, _args, { main }) => main.recentCart().catch(nullIfMissing),
    projectCart: (_, { projectId }, { main }) => main.projectCart(projectId).catch(nullIfMissing),
  },
  Mutation: cartMutations,
  Cart: {
    ...SUMS,
    freeShippingGap: (view) => view.free_shipping_gap,
    latestOrder: (view) => view.latest_order,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    isGuest: (view) => view.is_guest,
    items: async ({ token }, { page, pageSize }, { main }) => {
      const { count, results } = await main.cartItems(token, page ?? 1, pageSize ?? 50)
      return { count, items: results.map(toCartItem) }
    },
  },
  CartItem: {
    ...LINE,
    id: (item) => `${item.id}`,
    substrate: ({ substrate }) => substrate || null,
    addedUnitPrice: ({ added_unit_price: added, unit_price }) => (added === unit_price ? null : added),
    fault: ({ fault }) => fault && FAULTS[fault],
    designUrl: (item) => item.design_url,
  },
  CreateCartPayload: { cart },
  AddCartItemPayload: { cart },
  RemoveCartItemPayload: { cart },
  CartItemPayload: { cart },
}
