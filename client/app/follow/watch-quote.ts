import type { ApolloClient } from '@apollo/client'
import type { CheckoutRef } from '#client/actors/orders/checkouts.ts'
import { ProjectQuoteDocument } from '#client/apollo/generated/graphql.ts'
import { selectIsPending, selectQuoteAsked, selectVersion, selectView } from '#machines/checkout/selectors.ts'

const changed = { type: 'project.changed' } as const

/**
 * Tells a checkout that its project is not as it was reviewed, whoever has read that; reads the quote again
 * now, as the project may have been changed meanwhile. Returns how to stop.
 */
export const watchQuote = (apollo: ApolloClient, checkout: CheckoutRef): (() => void) => {
  const makeQuery = () => ({
    query: ProjectQuoteDocument,
    variables: selectQuoteAsked(checkout.getSnapshot()),
  })
  const compareVersions = () => {
    const snapshot = checkout.getSnapshot()
    // What is being asked just now says so itself.
    if (selectIsPending(snapshot) || !snapshot.can(changed)) return
    const known = apollo.readQuery(makeQuery())?.projectQuote.quote
    if (known && known.version !== selectVersion(snapshot)) checkout.send(changed)
  }
  const watched = apollo.watchQuery({ ...makeQuery(), fetchPolicy: 'cache-only' })
  const answers = watched.subscribe(compareVersions)
  const states = checkout.subscribe(() => {
    void watched.setVariables(makeQuery().variables)
    compareVersions()
  })
  // The answer arrives through the cache; on a failure the shown quote stays.
  if (selectView(checkout.getSnapshot()) !== 'reading')
    apollo.query({ ...makeQuery(), fetchPolicy: 'network-only' }).catch(() => {})
  return () => {
    answers.unsubscribe()
    states.unsubscribe()
  }
}
