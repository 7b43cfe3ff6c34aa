import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { CartByTokenDocument } from '#client/apollo/generated/graphql.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const MESSAGE = 'This project has been ordered, so it can no longer be changed.'
const session = {
  __typename: 'Session',
  access: 'token-one',
  user: { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@example.com', isStaff: false },
  profile: { __typename: 'Profile', userId: 'u-1', currentProject: null },
}
const cartOf = (token: unknown, latestOrder: string | null) => ({
  __typename: 'Cart',
  token,
  version: latestOrder === null ? 2 : 3,
  quantity: 2,
  isGuest: token === 'guest',
  latestOrder,
  project: { __typename: 'ProjectRef', id: `project-of-${token}`, name: 'Lobby', label: 'My project 7' },
})

const NOTICE = {
  text: 'Lobby has been ordered.',
  persistent: true,
  action: { kind: 'link', label: 'View order', href: '/orders/7GX2K9QD' },
}

/** Opens a visit of a guest with a cart, which is ordered elsewhere when the test says so. */
const openGuest = async () => {
  let latestOrder: string | null = null
  const graph = await openStandInGraph(({ operation, variables }) => {
    switch (operation) {
      case 'CartByToken':
        return { data: { __typename: 'Query', cart: cartOf(variables.token, latestOrder) } }
      case 'RecentCart':
        return { data: { __typename: 'Query', recentCart: cartOf('own', null) } }
      case 'SignIn':
        return answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
      case 'MigrateCart':
        return answerDone({
          migrateCart: {
            __typename: 'MigrateCartPayload',
            cart: null,
            added: 0,
            joined: 0,
            merge: null,
            userErrors: [{ __typename: 'UserError', field: null, message: MESSAGE, code: 'CONFLICT' }],
          },
        })
      case 'AddCartItem':
        return answerDone({
          addCartItem: {
            __typename: 'AddCartItemPayload',
            cart: null,
            itemId: null,
            designUrl: null,
            userErrors: [{ __typename: 'UserError', field: 'cartToken', message: MESSAGE, code: 'CONFLICT' }],
          },
        })
      default:
        return answerRefused('UPSTREAM_UNAVAILABLE')
    }
  })
  closing.push(graph.close)
  const visit = await openTestVisit(graph.uri)
  closing.push(async () => visit.leave())
  const { auth, cartStart, alerts } = visit.actors
  auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: 'project-of-guest', isGuest: true })
  cartStart.send({ type: 'cart.start', projectId: null, signedIn: false })
  await waitFor(cartStart, (snapshot) => snapshot.matches('ready'))
  return {
    ...visit.actors,
    vault: visit.vault,
    held: () => selectCartToken(cartStart.getSnapshot()),
    said: () => alerts.getSnapshot().context.alerts,
    reads: () => graph.count('CartByToken'),
    order: () => {
      latestOrder = '7GX2K9QD'
    },
    /** Any screen that reads the cart. */
    read: () =>
      visit.apollo.query({
        query: CartByTokenDocument,
        variables: { token: 'guest' },
        fetchPolicy: 'network-only',
      }),
  }
}

test('a cart that is found ordered is no longer held, and one notice says where its order is', async () => {
  const { held, said, order, read, reads } = await openGuest()
  await read()
  expect(held()).toBe('guest')
  order()
  await read()
  await vi.waitFor(() => expect(held()).toBeNull())
  const readsThen = reads()
  expect(said()).toMatchObject([NOTICE])
  await read()
  expect(said()).toHaveLength(1)
  expect(reads(), 'nothing asks for it again').toBe(readsThen + 1)
})

test('a guest who adds to a cart that was ordered meanwhile reads where its order is, and goes on without the cart', async () => {
  const { held, said, order, addToCart } = await openGuest()
  order()
  addToCart.send({
    type: 'item.add',
    item: { imageId: 'aq-000001', substrate: 'print', width: 18, height: 12 },
    action: 'add',
    idempotencyKey: 'key-1',
    cartToken: 'guest',
    signedIn: false,
  })
  await waitFor(addToCart, (snapshot) => snapshot.matches('askingEmail'))
  expect(held()).toBeNull()
  expect(said()).toMatchObject([NOTICE])
})

test('a guest who signs in after their cart was ordered elsewhere reads where the order is, and is offered no retry', async () => {
  const { held, said, order, auth, vault } = await openGuest()
  order()
  auth.send({ type: 'signIn.submitted', email: 'ada@example.com', secret: vault.keepSecret('a password') })
  await vi.waitFor(() => expect(held()).toBe('own'))
  expect(said()).toMatchObject([NOTICE])
})
