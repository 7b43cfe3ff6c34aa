import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from './faults.ts'
import { PICTURE } from './line.ts'
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
    latestOrder: (view) => view.latest_order,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    isGuest: (view) => view.is_guest,
    items: async ({ token }, { page, pageSize }, { main }) => {
      const { count, results } = await main.cartItems(token, page ?? 1, pageSize ?? 50)
      return { count, items: results }
    },
  },
  CartItem: {
    ...PICTURE,
    id: (item) => `${item.id}`,
    imageId: (item) => item.image_id,
    artist: (item) => item.config.artist || null,
    width: (item) => item.config.width,
    height: (item) => item.config.height,
    substrate: (item) => item.config.substrate || null,
    unitPrice: (item) => item.unit_price,
    addedUnitPrice: ({ added_unit_price: added, unit_price }) => (added === unit_price ? null : added),
    fault: ({ fault }) => fault && FAULTS[fault],
    designUrl: (item) => item.design_url,
  },
  CartPayload: { cart },
  AddCartItemPayload: { cart },
  RemoveCartItemPayload: { cart },
  CartItemPayload: { cart },
}
