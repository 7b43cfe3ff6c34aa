import { useApolloClient, useQuery } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ProjectQuoteDocument, type ProjectQuoteQuery } from '#client/apollo/generated/graphql.ts'
import { STEPS, type Step } from '#machines/checkout/context.ts'
import type { Address } from '#machines/checkout/ports.ts'
import {
  selectAddress,
  selectIsPending,
  selectStep,
  selectVersion,
  selectView,
} from '#machines/checkout/selectors.ts'
import type { CheckoutRef } from './checkouts.ts'

export type { Step } from '#machines/checkout/context.ts'
export type { Address, Payment } from '#machines/checkout/ports.ts'
export type { CheckoutRef } from './checkouts.ts'

/** What the project costs now, as the page shows it. */
export type ShownQuote = NonNullable<ProjectQuoteQuery['projectQuote']['quote']>

/**
 * The quote that the checkout goes by, as it was read last by whoever asked. It is read as the page comes, as
 * the project may have been changed meanwhile; one that is another than the one that was reviewed is told to
 * the checkout.
 */
export const useShownQuote = (checkout: CheckoutRef): ShownQuote | null => {
  const client = useApolloClient()
  const cartToken = useSelector(checkout, ({ context }) => context.projectToken)
  const address = useSelector(checkout, selectAddress)
  const reviewed = useSelector(checkout, selectVersion)
  const isPending = useSelector(checkout, selectIsPending)
  const { data } = useQuery(ProjectQuoteDocument, {
    variables: { cartToken, address },
    fetchPolicy: 'cache-only',
  })
  const shown = data?.projectQuote?.quote ?? null
  useEffect(() => {
    const { projectToken, address: known } = checkout.getSnapshot().context
    const variables = { cartToken: projectToken, address: known }
    // The answer arrives through the cache; on a failure the shown quote stays.
    client.query({ query: ProjectQuoteDocument, variables, fetchPolicy: 'network-only' }).catch(() => {})
  }, [client, checkout])
  useEffect(() => {
    if (isPending || reviewed === null || !shown) return
    // React hears of both a moment late.
    const { projectToken, quote } = checkout.getSnapshot().context
    const known = client.readQuery({ query: ProjectQuoteDocument, variables: { cartToken: projectToken } })
    const version = known?.projectQuote.quote?.version ?? quote?.version
    if (version !== quote?.version) checkout.send({ type: 'project.changed' })
  }, [client, checkout, isPending, reviewed, shown])
  return shown
}

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
