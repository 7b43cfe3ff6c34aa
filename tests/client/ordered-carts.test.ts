import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { CartByTokenDocument } from '#client/apollo/generated/graphql.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { openStandInGraph, refusal } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** A guest who holds a cart; it is ordered elsewhere when the test says so. */
const openGuest = async () => {
  let latestOrder: string | null = null
  const graph = await openStandInGraph(({ operation, variables }) => {
    if (operation !== 'CartByToken') return refusal('UPSTREAM_UNAVAILABLE')
    const cart = {
      __typename: 'Cart',
      token: variables.token,
      quantity: 2,
      isGuest: true,
      latestOrder,
      project: { __typename: 'ProjectRef', id: '7', name: 'Lobby', label: 'My project 7' },
    }
    return { data: { __typename: 'Query', cart } }
  })
  closing.push(graph.close)
  const visit = await openTestVisit(graph.uri)
  closing.push(async () => visit.leave())
  const { auth, cartStart, alerts } = visit.actors
  auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: '7', isGuest: true })
  cartStart.send({ type: 'cart.start', projectId: null, signedIn: false })
  await waitFor(cartStart, (snapshot) => snapshot.matches('ready'))
  return {
    held: () => selectCartToken(cartStart.getSnapshot()),
    alerts: () => alerts.getSnapshot().context.alerts,
    reads: () => graph.count('CartByToken'),
    order: () => {
      latestOrder = '7GX2K9QD'
    },
    /** Any screen that reads it. */
    read: () =>
      visit.apollo.query({
        query: CartByTokenDocument,
        variables: { token: 'guest' },
        fetchPolicy: 'network-only',
      }),
  }
}

test('a cart that is found ordered is held no longer, and it is said once where its order is', async () => {
  const { held, alerts, order, read, reads } = await openGuest()
  await read()
  expect(held()).toBe('guest')
  order()
  await read()
  await vi.waitFor(() => expect(held()).toBeNull())
  const readsThen = reads()
  expect(alerts()).toMatchObject([
    {
      text: 'Lobby has been ordered.',
      persistent: true,
      action: { label: 'View the order', href: '/orders/7GX2K9QD' },
    },
  ])
  await read()
  expect(alerts()).toHaveLength(1)
  expect(reads(), 'nothing asks for it again').toBe(readsThen + 1)
})
