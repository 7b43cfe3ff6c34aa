import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import type { CardField } from '#client/effects/card-payment/card-field.ts'
import { createCardPaymentEffects } from '#client/effects/card-payment/card-payment.ts'
import { createStripeField } from '#client/effects/card-payment/stripe-field.ts'
import { createTestCardField } from '#client/effects/card-payment/test-card-field.ts'
import { cardPaymentMachine } from '#machines/card-payment/machine.ts'
import type { Charge } from '#machines/card-payment/ports.ts'
import {
  selectFailure,
  selectIsAuthorizing,
  selectIsLoading,
  selectIsOver,
  selectIsUnloaded,
} from '#machines/card-payment/selectors.ts'

const cardPaymentProcess = defineProcess(cardPaymentMachine, createCardPaymentEffects, { life: 'component' })

interface Outcome {
  onAuthorized(intent: string): void
  /** The order no longer costs the sum that the card was to be authorised for. */
  onOutdated(): void
}

/**
 * Authorises a card for the charge as first shown, with Stripe or, where it has no key here, as a test card.
 * `place` holds the provider's field.
 */
export const useCardPayment = (
  stripeKey: string | null,
  charge: Omit<Charge, 'idempotencyKey'>,
  { onAuthorized, onOutdated }: Outcome,
) => {
  const place = useRef<HTMLDivElement>(null)
  const [field] = useState(() => createField(stripeKey, () => requirePlace(place.current)))
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const payment = useProcess(cardPaymentProcess, { charge: { ...charge, idempotencyKey } }, { field })
  const tellAuthorized = useEffectEvent(onAuthorized)
  const tellOutdated = useEffectEvent(onOutdated)
  useEffect(() => {
    // Emitted before the transition completes; defer so that listeners see the new state.
    const listening = [
      payment.on('card.authorized', ({ intent }) => queueMicrotask(() => tellAuthorized(intent))),
      payment.on('charge.outdated', () => queueMicrotask(() => tellOutdated())),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
      field.remove()
    }
  }, [payment, field])
  return {
    place,
    failure: useSelector(payment, selectFailure),
    isLoading: useSelector(payment, selectIsLoading),
    isUnloaded: useSelector(payment, selectIsUnloaded),
    isAuthorizing: useSelector(payment, selectIsAuthorizing),
    isOver: useSelector(payment, selectIsOver),
    submit: () => payment.send({ type: 'card.submitted' }),
    retry: () => payment.send({ type: 'field.retried' }),
  }
}

const createField = (stripeKey: string | null, findPlace: () => HTMLElement): CardField =>
  stripeKey === null ? createTestCardField(findPlace) : createStripeField(stripeKey, findPlace)

const requirePlace = (element: HTMLElement | null): HTMLElement => {
  if (!element) throw new Error('The card field has no place.')
  return element
}
