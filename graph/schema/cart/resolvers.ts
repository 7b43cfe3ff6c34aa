import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from './faults.ts'
import { cartMutations } from './mutations.ts'
import type { CartAnswer } from './payloads.ts'

const cart = (answer: CartAnswer) => answer.cart()

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { token }, { main }) => main.cart(token).catch(nullIfMissing),
    recentCart: (_, _args, { main }) => main.recentCart().catch(nullIfMissing),
    projectCart: (_, { projectId }, { main }) => main.projectCart(projectId).catch(nullIfMissing),
  },
  Mutation: cartMutations,
  Cart: {
    latestOrder: (view) => view.latest_order,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    volumeDiscount: (view) => view.volume_discount,
    volumeDiscountRate: (view) => view.volume_discount_rate,
    grandTotal: (view) => view.grand_total,
    isGuest: (view) => view.is_guest,
    items: async ({ token }, { page, pageSize }, { main }) => {
      const { count, results } = await main.cartItems(token, page ?? 1, pageSize ?? 50)
      return { count, items: results }
    },
  },
  CartItem: {
    id: (item) => `${item.id}`,
    imageId: (item) => item.image_id,
    artist: (item) => item.config.artist || null,
    width: (item) => item.config.width,
    height: (item) => item.config.height,
    substrate: (item) => item.config.substrate || null,
    unitPrice: (item) => item.unit_price,
    addedUnitPrice: ({ added_unit_price: added, unit_price }) => (added === unit_price ? null : added),
    fault: ({ fault }) => fault && FAULTS[fault],
    mediaTemplate: (item) => item.imgsrc,
    designUrl: (item) => item.design_url,
    placeholder: (item) => item.preview,
  },
  CartPayload: { cart },
  AddCartItemPayload: { cart },
  RemoveCartItemPayload: { cart },
  CartItemPayload: { cart },
}
