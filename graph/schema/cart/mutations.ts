import { isStatus, userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { toCartItem } from './line.ts'

const noCart = () => null

/** As the service names what is chosen. */
const CHOICE_FIELDS = {
  imagedata: 'imageId',
  'imagedata.id': 'imageId',
  size: 'width',
  'frame.moulding': 'frame',
  'frame.mat': 'frame',
}

/** As the service's query names what finds a line. */
const ITEM_FIELDS = { id: 'itemId' }

const createCart: MutationResolvers['createCart'] = async (_, { input }, { main }) => {
  const wrong = wrongKey(input.idempotencyKey)
  if (wrong.length > 0) return { cart: noCart, userErrors: wrong }
  try {
    const body = input.email == null ? {} : { cart_email: input.email }
    const created = await main.createCart(body, input.idempotencyKey)
    return { cart: async () => created, userErrors: [] }
  } catch (error) {
    return { cart: noCart, userErrors: userErrorsFrom(error, { cart_email: 'email' }) }
  }
}

const addCartItem: MutationResolvers['addCartItem'] = async (_, { input }, { main }) => {
  const { cartToken, imageId, substrate, width, height, frame, action, idempotencyKey } = input
  const nothing = { cart: noCart, itemId: null, designUrl: null }
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { ...nothing, userErrors: wrong }
  try {
    const body = {
      imagedata: { id: imageId },
      size: { w: width, h: height },
      substrate,
      ...(frame && { frame: { moulding: frame.moulding, mat: frame.mat ?? null } }),
      action: action === 'OPEN' ? ('open' as const) : ('add' as const),
    }
    const added = await main.addItem(cartToken, body, idempotencyKey)
    return {
      cart: () => main.cart(cartToken),
      itemId: `${added.id}`,
      designUrl: added.design_url,
      userErrors: [],
    }
  } catch (error) {
    const refused = userErrorsFrom(error, CHOICE_FIELDS, 'cartToken')
    // The choice is fine: another cart would take it.
    const isClosed = isStatus(error, 409) && error.reason === 'project_ordered'
    const userErrors = isClosed ? refused.map((each) => ({ ...each, field: 'cartToken' })) : refused
    return { ...nothing, userErrors }
  }
}

const changeCartItem: MutationResolvers['changeCartItem'] = async (_, { input }, { main }) => {
  const { cartToken, itemId, quantity } = input
  try {
    const item = await main.changeItem(cartToken, itemId, { quantity })
    return { item: toCartItem(item), cart: () => main.cart(cartToken), userErrors: [] }
  } catch (error) {
    return { item: null, cart: noCart, userErrors: userErrorsFrom(error, ITEM_FIELDS, 'itemId') }
  }
}

const removeCartItem: MutationResolvers['removeCartItem'] = async (_, { input }, { main }) => {
  const { cartToken, itemId } = input
  try {
    const { seq = null } = await main.removeItem(cartToken, itemId)
    return { cart: () => main.cart(cartToken), seq, userErrors: [] }
  } catch (error) {
    return { cart: noCart, seq: null, userErrors: userErrorsFrom(error, ITEM_FIELDS, 'itemId') }
  }
}

const migrateCart: MutationResolvers['migrateCart'] = async (_, { input }, { main }) => {
  try {
    const { cart, added, joined, merge } = await main.migrateCart(input.cartToken)
    return { cart, added, joined, merge: merge ?? null, userErrors: [] }
  } catch (error) {
    const userErrors = userErrorsFrom(error, {}, 'cartToken')
    return { cart: null, added: 0, joined: 0, merge: null, userErrors }
  }
}

export const cartMutations: MutationResolvers = {
  createCart,
  addCartItem,
  changeCartItem,
  removeCartItem,
  migrateCart,
}
