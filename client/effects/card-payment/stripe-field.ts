import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { Refusal } from '#machines/refusal.ts'
import type { CardField } from './card-field.ts'
import * as say from './messages.ts'

const LOADING_MS = 30_000

/** With what it is set in, as far as a frame of another origin can have it. */
const styleOf = (place: HTMLElement) => {
  const { color, fontFamily } = getComputedStyle(place)
  return { base: { color, fontFamily, fontSize: '16px', '::placeholder': { color: '#6b665e' } } }
}

/** Stripe's own field; `findPlace` gives the element that it stands in, once that is there. */
export const createStripeField = (publishableKey: string, findPlace: () => HTMLElement): CardField => {
  let field: { stripe: Stripe; card: StripeCardElement } | null = null

  const mount = async () => {
    const stripe = await loadStripe(publishableKey)
    if (!stripe) throw new Error('Stripe.js has no page.')
    field?.card.destroy()
    const card = stripe.elements().create('card', { style: styleOf(findPlace()) })
    field = { stripe, card }
    await new Promise<void>((ready) => {
      card.once('ready', () => ready())
      card.mount(findPlace())
    })
  }

  return {
    load: () => waitWithin(LOADING_MS, mount()),
    async confirm(clientSecret) {
      if (!field) throw new Error('There is no card field.')
      const { stripe, card } = field
      const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card },
      })
      const { status } = error?.payment_intent ?? paymentIntent ?? {}
      if (status === 'requires_capture') return
      throw error ? toRefusal(error) : new Refusal('BAD_USER_INPUT', say.cardNotConfirmed)
    },
    remove() {
      field?.card.destroy()
      field = null
    },
  }
}

/** Of Stripe’s kinds of errors, those that are about the card. */
const ABOUT_CARD: readonly StripeError['type'][] = ['card_error', 'validation_error', 'invalid_request_error']

const toRefusal = ({ type, message = say.cardNotConfirmed }: StripeError) =>
  new Refusal(ABOUT_CARD.includes(type) ? 'BAD_USER_INPUT' : 'UPSTREAM_UNAVAILABLE', message)

const waitWithin = async (ms: number, work: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('Stripe.js did not answer.')), ms)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
