import { demand } from '#machines/demand.ts'
import type { CheckoutFailure } from './failure.ts'
import type { Address, Payment, Placement, Quote } from './ports.ts'

export interface CheckoutInput {
  projectToken: string
  /** The account of whoever fills it in; null while that is nobody's. */
  owner: string | null
  /** One checkout has one key, whatever happens on the way, and so makes one order at most. */
  idempotencyKey: string
}

/** In their order. */
export const STEPS = ['address', 'review', 'payment'] as const
export type Step = (typeof STEPS)[number]

export interface CheckoutContext extends CheckoutInput {
  /** The furthest step that may be gone forward to: all before it is as it was agreed to. */
  reached: Step
  /** What is true now, as far as is known. */
  quote: Quote | null
  /** The address that the quote was asked for; null before one is priced. */
  quotedFor: Address | null
  /** What the customer had agreed to pay when it was not so any more; cents. */
  agreed: number | null
  address: Address | null
  payment: Payment | null
  orderId: string | null
  failure: CheckoutFailure | null
}

export const initialContext: Omit<CheckoutContext, keyof CheckoutInput> = {
  reached: 'address',
  quote: null,
  quotedFor: null,
  agreed: null,
  address: null,
  payment: null,
  orderId: null,
  failure: null,
}

export const toPlacement = (context: CheckoutContext): Placement => {
  const { projectToken, idempotencyKey } = context
  const { version, total } = demand(context.quote, 'a quote')
  return {
    projectToken,
    version,
    total,
    address: demand(context.address, 'an address'),
    payment: demand(context.payment, 'a payment'),
    idempotencyKey,
  }
}
