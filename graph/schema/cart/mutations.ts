import { isStatus, userErrorsFrom } from '../../errors.ts'
import type { ItemInput, MutationResolvers } from '../../generated/resolvers.ts'
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

/** The same of a new cart, where they are the item's. */
const CREATE_FIELDS = {
  cart_email: 'email',
  ...Object.fromEntries(
    Object.entries({ ...CHOICE_FIELDS, substrate: 'substrate', frame: 'frame' }).map(([named, field]) => [
      `item.${named}`,
      field,
    ]),
  ),
}

/** As the service's query names what finds a line. */
const ITEM_FIELDS = { id: 'itemId' }

const createCart: MutationResolvers['createCart'] = async (_, { input }, { main }) => {
  const { email, item, idempotencyKey } = input
  const nothing = { cart: noCart, itemId: null, designUrl: null }
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { ...nothing, userErrors: wrong }
  try {
    const body = { ...(email != null && { cart_email: email }), ...(item && { item: toItemBody(item) }) }
    const { item: added, ...created } = await main.createCart(body, idempotencyKey)
    return {
      cart: async () => created,
      itemId: added ? `${added.id}` : null,
      designUrl: added?.design_url ?? null,
      userErrors: [],
    }
  } catch (error) {
    return { ...nothing, userErrors: userErrorsFrom(error, CREATE_FIELDS) }
  }
}

/** Written alike for both mutations, so that an add repeats what a new cart was made with. */
const toItemBody = ({ imageId, substrate, width, height, frame, action }: ItemInput) => ({
  imagedata: { id: imageId },
  size: { w: width, h: height },
  substrate,
  ...(frame && { frame: { moulding: frame.moulding, mat: frame.mat ?? null } }),
  action: action === 'OPEN' ? ('open' as const) : ('add' as const),
})

const addCartItem: MutationResolvers['addCartItem'] = async (_, { input }, { main }) => {
  const { cartToken, idempotencyKey } = input
  const nothing = { cart: noCart, itemId: null, designUrl: null }
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { ...nothing, userErrors: wrong }
  try {
    const { cart, ...added } = await main.addItem(cartToken, toItemBody(input), idempotencyKey)
    return {
      cart: async () => cart ?? main.cart(cartToken),
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
