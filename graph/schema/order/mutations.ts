import { userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers, PaymentInput } from '../../generated/resolvers.ts'
import { FAULTS } from '../cart/faults.ts'
import { wrongKey } from '../idempotency-key.ts'
import { ADDRESS_FIELDS, toAddressBody } from './address.ts'
import { TRANSITIONS } from './words.ts'

const PLACING_FIELDS = {
  ...ADDRESS_FIELDS,
  'payment.reference': 'reference',
  'payment.intent': 'payment',
  'quote.version': 'version',
  'quote.grand_total': 'total',
}

const toPaymentBody = ({ method, reference, intent }: PaymentInput) =>
  method === 'CARD'
    ? { method: 'card' as const, intent: intent ?? '' }
    : { method: 'purchase_order' as const, reference: reference ?? '' }

const placeOrder: MutationResolvers['placeOrder'] = async (_, { input }, { orders }) => {
  const { cartToken, version, total, address, payment, idempotencyKey } = input
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { order: null, userErrors: wrong }
  try {
    const body = {
      address: toAddressBody(address),
      payment: toPaymentBody(payment),
      quote: { version, grand_total: total },
    }
    const order = await orders.place(cartToken, body, idempotencyKey)
    return { order: { ...order, cartToken }, userErrors: [] }
  } catch (error) {
    return { order: null, userErrors: userErrorsFrom(error, PLACING_FIELDS, 'cartToken') }
  }
}

const changeOrder: MutationResolvers['changeOrder'] = async (_, { input }, { orders }) => {
  const { orderId, cartToken = null, transition, carrier, tracking, idempotencyKey } = input
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { order: null, userErrors: wrong }
  try {
    const body = {
      transition: TRANSITIONS[transition],
      ...(carrier != null && { carrier }),
      ...(tracking != null && { tracking }),
    }
    const order = await orders.change(orderId, cartToken, body, idempotencyKey)
    return { order: { ...order, cartToken }, userErrors: [] }
  } catch (error) {
    return { order: null, userErrors: userErrorsFrom(error, {}, 'orderId') }
  }
}

const reorder: MutationResolvers['reorder'] = async (_, { input }, { orders }) => {
  const { orderId, cartToken, idempotencyKey } = input
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { cart: null, left: [], userErrors: wrong }
  try {
    const { cart, left } = await orders.reorder(orderId, cartToken ?? null, idempotencyKey)
    return { cart, left: left.map(({ name, fault }) => ({ name, fault: FAULTS[fault] })), userErrors: [] }
  } catch (error) {
    return { cart: null, left: [], userErrors: userErrorsFrom(error, {}, 'orderId') }
  }
}

const claimOrder: MutationResolvers['claimOrder'] = async (_, { input }, { orders }) => {
  const { orderId, cartToken } = input
  try {
    return { order: { ...(await orders.claim(orderId, cartToken)), cartToken }, userErrors: [] }
  } catch (error) {
    return { order: null, userErrors: userErrorsFrom(error, {}, 'orderId') }
  }
}

const findOrder: MutationResolvers['findOrder'] = async (_, { input: { orderId, email } }, { orders }) => {
  try {
    const found = await orders.find({ order_id: orderId, email })
    return { orderId: found.order_id, cartToken: found.token, userErrors: [] }
  } catch (error) {
    return { orderId: null, cartToken: null, userErrors: userErrorsFrom(error, { order_id: 'orderId' }) }
  }
}

export const orderMutations: MutationResolvers = {
  placeOrder,
  changeOrder,
  claimOrder,
  reorder,
  findOrder,
}
