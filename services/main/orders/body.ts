import { z } from 'zod'
import { address, requiredText, requiredWords } from '../checkout/address.ts'
import { agreedQuote } from '../checkout/body.ts'

const payment = z.discriminatedUnion('method', [
  z.object({ method: z.literal('purchase_order'), reference: requiredWords(50) }),
  z.object({ method: z.literal('card'), intent: z.string().min(1).max(200) }),
])

/** What the routes of orders take (orders/contract.ts). */
export const checkoutBody = z.object({ address, payment, quote: agreedQuote.optional() })
export type Checkout = z.output<typeof checkoutBody>

export const orderParams = z.object({ orderId: z.string() })

export const transitionBody = z.discriminatedUnion('transition', [
  z.object({ transition: z.literal('ship'), carrier: requiredText(100), tracking: requiredText(100) }),
  z.object({ transition: z.enum(['pay', 'produce', 'deliver', 'cancel', 'refund']) }),
])
export type Transition = z.output<typeof transitionBody>
