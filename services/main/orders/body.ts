import { z } from 'zod'
import { email } from '#services/shared/http/fields.ts'
import { address, requiredText, requiredWords } from '../checkout/address.ts'
import { agreedQuote } from '../checkout/body.ts'
import { readOrderNumber } from './order-number.ts'

const payment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('purchase_order'), reference: requiredWords(50) }),
  z.object({ method: z.literal('card'), intent: z.string().min(1).max(200) }),
])

/** What the routes of orders take (orders/contract.ts). */
export const checkoutBody = z.object({ address, payment, quote: agreedQuote.optional() })
export type Checkout = z.output<typeof checkoutBody>

/** What finds a guest's order; whatever is no number is one that no order has. */
export const findBody = z.object({ order_id: requiredText(40).transform(readOrderNumber), email })

export const orderParams = z.object({ orderId: z.string() })

export const transitionBody = z.discriminatedUnion('transition', [
  z.object({ transition: z.literal('ship'), carrier: requiredText(100), tracking: requiredText(100) }),
  z.object({ transition: z.enum(['pay', 'produce', 'deliver', 'cancel', 'refund']) }),
])
export type Transition = z.output<typeof transitionBody>
