import { userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { ADDRESS_FIELDS, toAddressBody } from '../order/address.ts'

const FIELDS = {
  ...ADDRESS_FIELDS,
  'payment.intent': 'payment',
  'quote.version': 'version',
  'quote.grand_total': 'total',
}

const createPaymentIntent: MutationResolvers['createPaymentIntent'] = async (_, { input }, { payments }) => {
  const { cartToken, version, total, address, idempotencyKey } = input
  const nothing = { intent: null, clientSecret: null }
  const wrong = wrongKey(idempotencyKey)
  if (wrong.length > 0) return { ...nothing, userErrors: wrong }
  try {
    const body = { address: toAddressBody(address), quote: { version, grand_total: total } }
    const { intent, client_secret } = await payments.createIntent(cartToken, body, idempotencyKey)
    return { intent, clientSecret: client_secret, userErrors: [] }
  } catch (error) {
    return { ...nothing, userErrors: userErrorsFrom(error, FIELDS, 'cartToken') }
  }
}

export const paymentResolvers: Resolvers = { Mutation: { createPaymentIntent } }
