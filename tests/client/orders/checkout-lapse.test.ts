import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { CheckoutRef } from '#client/actors/orders/checkouts.ts'
import { CartByTokenDocument } from '#client/apollo/generated/graphql.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectPayment, selectStep, selectView, type View } from '#machines/checkout/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerOrdered, quoted } from '#tests/support/client/quotes.ts'
import {
  type Answer,
  type Asked,
  answerRefused,
  openStandInGraph,
} from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { address, byPurchaseOrder } from '../../walks/fixtures/checkout.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const signedIn = ({ variables }: Asked): Answer => {
  const [uuid = ''] = String((variables.input as { email: string }).email).split('@')
  const user = { __typename: 'User', uuid, name: '', email: `${uuid}@example.com`, isStaff: false }
  const profile = { __typename: 'Profile', userId: uuid, currentProject: null }
  const session = { __typename: 'Session', access: `token of ${uuid}`, user, profile }
  return { data: { signIn: { __typename: 'SessionPayload', session, userErrors: [] } } }
}

const found = (orderId: string | null): Answer => ({
  data: { __typename: 'Query', placedOrder: orderId && { __typename: 'Order', orderId } },
})

/** Opens a graph that renews no session, and places and finds an order as the test says. */
const openGraph = async (orders: { place(): Answer | Promise<Answer>; find(): Answer }) => {
  const graph = await openStandInGraph((asked) => {
    switch (asked.operation) {
      case 'SignIn':
        return signedIn(asked)
      case 'ProjectQuote':
        return quoted
      case 'PlaceOrder':
        return orders.place()
      case 'PlacedOrder':
        return orders.find()
      case 'RecentCart':
        return { data: { __typename: 'Query', recentCart: null } }
      default:
        return answerRefused('UNAUTHENTICATED')
    }
  })
  closing.push(graph.close)
  return graph
}

type Visit = Awaited<ReturnType<typeof openTestVisit>>

const openVisit = async (uri: string, browser = createBrowser()) => {
  const visit = await openTestVisit(uri, browser)
  closing.push(visit.leave)
  return visit
}

const signIn = async ({ actors: { auth }, vault }: Visit, who: string) => {
  const secret = vault.keepSecret('a password')
  auth.send({ type: 'signIn.submitted', email: `${who}@example.com`, secret })
  await waitFor(auth, selectIsSignedIn)
}

const reach = (checkout: CheckoutRef, view: View) =>
  waitFor(checkout, (snapshot) => selectView(snapshot) === view)

/** Brings Ada's checkout to the payment, with all else filled in. */
const comeToPayment = async (visit: Visit): Promise<CheckoutRef> => {
  await signIn(visit, 'ada')
  const checkouts = visit.makeOnce(openCheckouts)
  checkouts.open('p-1')
  const checkout = checkouts.findCurrent() as CheckoutRef
  await reach(checkout, 'steps')
  checkout.send({ type: 'address.submitted', address })
  await waitFor(checkout, (snapshot) => selectStep(snapshot) === 'review')
  checkout.send({ type: 'review.confirmed' })
  return checkout
}

const loseSession = ({ apollo }: Visit) =>
  expect(apollo.query({ query: CartByTokenDocument, variables: { token: 'c-1' } })).rejects.toThrow()

test('an order whose session ended while it was placed is placed once, under its key, when the same account is back', async () => {
  const answers = [answerRefused('UNAUTHENTICATED'), answerOrdered('1042')]
  const graph = await openGraph({
    place: () => answers.shift() ?? answerRefused('CONFLICT'),
    find: () => found(null),
  })
  const visit = await openVisit(graph.uri)
  const checkout = await comeToPayment(visit)
  checkout.send({ type: 'payment.submitted', payment: byPurchaseOrder })
  await reach(checkout, 'lapsed')
  await signIn(visit, 'ada')
  await reach(checkout, 'held')
  checkout.send({ type: 'placing.retried' })
  await reach(checkout, 'over')
  expect(checkout.getSnapshot().context.orderId).toBe('1042')
  const placings = graph.log.filter(({ operation }) => operation === 'PlaceOrder')
  expect(placings).toHaveLength(2)
  expect(placings[1]?.variables).toEqual(placings[0]?.variables)
})

test('an order that is being placed as the session ends elsewhere is found afterwards and not placed again', async () => {
  const answer = Promise.withResolvers<Answer>()
  const graph = await openGraph({ place: () => answer.promise, find: () => found('1042') })
  const visit = await openVisit(graph.uri)
  const checkout = await comeToPayment(visit)
  checkout.send({ type: 'payment.submitted', payment: byPurchaseOrder })
  await vi.waitFor(() => expect(graph.count('PlaceOrder')).toBe(1))
  await loseSession(visit)
  expect(selectView(checkout.getSnapshot())).toBe('lapsed')
  answer.resolve(answerOrdered('1042'))
  await signIn(visit, 'ada')
  await reach(checkout, 'over')
  expect(checkout.getSnapshot().context.orderId).toBe('1042')
  expect(graph.count('PlaceOrder')).toBe(1)
})

test.for([
  ['ada', 'payment'],
  ['bob', null],
] as const)('a page that is loaded again after the session ended leads %s to %s', async ([who, step]) => {
  const graph = await openGraph({ place: () => answerRefused('CONFLICT'), find: () => found(null) })
  const browser = createBrowser()
  const first = await openVisit(graph.uri, browser)
  await comeToPayment(first)
  await first.journal.flush()
  first.leave()
  const visit = await openVisit(graph.uri, browser)
  await waitFor(visit.actors.auth, (snapshot) => snapshot.matches('anonymous'))
  const checkout = visit.makeOnce(openCheckouts).findCurrent() as CheckoutRef
  expect(selectView(checkout.getSnapshot())).toBe('lapsed')
  await signIn(visit, who)
  expect(selectStep(checkout.getSnapshot())).toBe(step)
  expect(JSON.stringify(checkout.getSnapshot().context).includes('Pier')).toBe(step !== null)
  expect(selectPayment(checkout.getSnapshot())).toBeNull()
})
