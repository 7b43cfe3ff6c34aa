import { useQuery } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ProjectQuoteDocument, type ProjectQuoteQuery } from '#client/apollo/generated/graphql.ts'
import type { Address } from '#machines/checkout/ports.ts'
import {
  type Step,
  selectAddress,
  selectIsPending,
  selectStep,
  selectVersion,
} from '#machines/checkout/selectors.ts'
import type { CheckoutRef } from './checkouts.ts'

export type { Address, Payment } from '#machines/checkout/ports.ts'
export type { CheckoutRef } from './checkouts.ts'

/** What a project costs now, as it is shown. */
export type ShownQuote = NonNullable<ProjectQuoteQuery['projectQuote']['quote']>

/**
 * The quote that the checkout goes by, as it was read last by whoever asked. One that is another than the one that was reviewed, as
 * after the project was changed on its page or in another tab, is told to the checkout.
 */
export const useShownQuote = (checkout: CheckoutRef): ShownQuote | null => {
  const cartToken = useSelector(checkout, ({ context }) => context.projectToken)
  const address = useSelector(checkout, selectAddress)
  const reviewed = useSelector(checkout, selectVersion)
  const isPending = useSelector(checkout, selectIsPending)
  const { data } = useQuery(ProjectQuoteDocument, {
    variables: { cartToken, address },
    fetchPolicy: 'cache-and-network',
    // The checkout itself asks what another address makes of it.
    nextFetchPolicy: () => 'cache-first',
  })
  const quote = data?.projectQuote.quote ?? null
  const shown = quote?.version ?? null
  useEffect(() => {
    if (isPending || shown === null || reviewed === null || shown === reviewed) return
    checkout.send({ type: 'project.changed' })
  }, [checkout, isPending, shown, reviewed])
  return quote
}

/** The quote that was agreed to, for as long as this page remembers it: what has changed since is told by it. */
export const useAgreedQuote = (checkout: CheckoutRef, quote: ShownQuote | null): ShownQuote | null => {
  const step = useSelector(checkout, selectStep)
  const [agreed, setAgreed] = useState<ShownQuote | null>(null)
  if (step === 'payment' && quote !== agreed) setAgreed(quote)
  return agreed
}

const ORDER: readonly Step[] = ['review', 'address', 'shipping', 'payment']

export const useCheckoutIntents = (checkout: CheckoutRef) => ({
  retryReading: () => checkout.send({ type: 'quote.retried' }),
  confirmReview: () => checkout.send({ type: 'review.confirmed' }),
  submitAddress: (address: Address) => checkout.send({ type: 'address.submitted', address }),
  failLookup: () => checkout.send({ type: 'lookup.failed' }),
  acceptShipping: () => checkout.send({ type: 'shipping.accepted' }),
  placeByPurchaseOrder: (reference: string) =>
    checkout.send({ type: 'payment.submitted', payment: { method: 'purchase_order', reference } }),
  placeWithCard: (intent: string) =>
    checkout.send({ type: 'payment.submitted', payment: { method: 'card', intent } }),
  retryPlacing: () => checkout.send({ type: 'placing.retried' }),
  acceptChange: () => checkout.send({ type: 'change.accepted' }),
  declineChange: () => checkout.send({ type: 'change.declined' }),
  /** It is not what it was any more, as the server has said elsewhere. */
  readAgain: () => checkout.send({ type: 'project.changed' }),
  goBack: () => checkout.send({ type: 'step.back' }),
  /** The chart knows one step back; further back is several of them. */
  goBackTo(step: Step) {
    const current = selectStep(checkout.getSnapshot())
    const steps = current === null ? 0 : ORDER.indexOf(current) - ORDER.indexOf(step)
    for (let back = 0; back < steps; back += 1) checkout.send({ type: 'step.back' })
  },
})
