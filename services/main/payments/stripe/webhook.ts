import Stripe from 'stripe'
import { BadEvent, BadSignature, type PaymentNews } from '../provider.ts'

/**
 * Reads what matters here in an event. `open` checks its signature and answers it. Throws BadSignature;
 * throws BadEvent for a signed event that cannot be read: Stripe repeats it for days, in which we can repair
 * that.
 */
export function readNews(open: () => Stripe.Event): PaymentNews | null {
  const event = openEvent(open)
  if (typeof event.id !== 'string' || typeof event.data?.object !== 'object' || event.data.object === null)
    throw new BadEvent('The event has no object.')
  switch (event.type) {
    case 'payment_intent.succeeded':
      return { event: event.id, intent: event.data.object.id, kind: 'captured' }
    case 'payment_intent.canceled':
      return { event: event.id, intent: event.data.object.id, kind: 'released' }
    case 'charge.refunded': {
      const { payment_intent, refunded } = event.data.object
      // A partial refund is a matter between the shop and the customer.
      if (!refunded || payment_intent === null) return null
      const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
      return { event: event.id, intent, kind: 'refunded' }
    }
    default:
      return null
  }
}

function openEvent(open: () => Stripe.Event): Stripe.Event {
  try {
    return open()
  } catch (error) {
    // Keep the error itself out of this one: it holds the whole body.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new BadSignature('The webhook is not signed by Stripe.')
    throw error
  }
}
