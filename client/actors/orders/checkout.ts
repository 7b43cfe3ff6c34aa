import { useQuery } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ProjectQuoteDocument, type ProjectQuoteQuery } from '#client/apollo/generated/graphql.ts'
import { STEPS, type Step } from '#machines/checkout/context.ts'
import type { Address } from '#machines/checkout/ports.ts'
import { selectQuoteAsked, selectStep, selectView } from '#machines/checkout/selectors.ts'
import type { CheckoutRef } from './checkouts.ts'

export type { Step } from '#machines/checkout/context.ts'
export type { Address, Payment } from '#machines/checkout/ports.ts'
export type { CheckoutRef } from './checkouts.ts'

/** What the project costs now, as the page shows it. */
export type ShownQuote = NonNullable<ProjectQuoteQuery['projectQuote']['quote']>

/** The quote that the checkout goes by, as it was read last by whoever asked. */
export const useShownQuote = (checkout: CheckoutRef): ShownQuote | null => {
  const variables = useSelector(checkout, selectQuoteAsked, isSameQuestion)
  const { data } = useQuery(ProjectQuoteDocument, { variables, fetchPolicy: 'cache-only' })
  return data?.projectQuote?.quote ?? null
}

type Question = ReturnType<typeof selectQuoteAsked>

const isSameQuestion = (one: Question, other: Question) =>
  one.cartToken === other.cartToken && one.address === other.address

/**
 * The quote that was agreed to, for as long as this page remembers it: what has changed since is told by it.
 */
export const useAgreedQuote = (checkout: CheckoutRef, quote: ShownQuote | null): ShownQuote | null => {
  const step = useSelector(checkout, selectStep)
  const [agreed, setAgreed] = useState<ShownQuote | null>(null)
  if (step === 'payment' && quote !== agreed) setAgreed(quote)
  return agreed
}

export const useCheckoutIntents = (checkout: CheckoutRef) => ({
  retryReading: () => checkout.send({ type: 'quote.retried' }),
  submitAddress: (address: Address) => checkout.send({ type: 'address.submitted', address }),
  failLookup: () => checkout.send({ type: 'lookup.failed' }),
  confirmReview: () => checkout.send({ type: 'review.confirmed' }),
  placeByPurchaseOrder: (reference: string) =>
    checkout.send({ type: 'payment.submitted', payment: { method: 'purchase_order', reference } }),
  placeWithCard: (intent: string) =>
    checkout.send({ type: 'payment.submitted', payment: { method: 'card', intent } }),
  retryPlacing: () => checkout.send({ type: 'placing.retried' }),
  acceptChange: () => checkout.send({ type: 'change.accepted' }),
  declineChange: () => checkout.send({ type: 'change.declined' }),
  /** Another answer of the server said that the project has changed. */
  readAgain: () => checkout.send({ type: 'project.changed' }),
  goBack: () => checkout.send({ type: 'step.back' }),
  /**
   * The chart knows one step back and one forward, and how far; what stands in the place of a step goes back
   * to one first.
   */
  goTo(step: Step) {
    const view = selectView(checkout.getSnapshot())
    if (view === 'held') checkout.send({ type: 'step.back' })
    if (view === 'changed') checkout.send({ type: 'change.declined' })
    const current = selectStep(checkout.getSnapshot())
    const steps = current === null ? 0 : STEPS.indexOf(step) - STEPS.indexOf(current)
    const type = steps < 0 ? 'step.back' : 'step.forward'
    for (let gone = 0; gone < Math.abs(steps); gone += 1) checkout.send({ type })
  },
})
