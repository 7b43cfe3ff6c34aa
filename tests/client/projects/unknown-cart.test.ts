import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectCartToken, selectIsUnknown } from '#machines/cart-start/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const profile = {
  __typename: 'Profile',
  userId: 'u-1',
  currentProject: { __typename: 'ProjectRef', id: '7', name: 'Lobby', label: 'Lobby' },
}
const session = {
  __typename: 'Session',
  access: 'token-one',
  user: { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@example.com', isStaff: false },
  profile,
}
const cart = {
  __typename: 'Cart',
  token: 'own',
  version: 2,
  quantity: 1,
  isGuest: false,
  latestOrder: null,
  project: profile.currentProject,
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

let isLost = true
let graph: Awaited<ReturnType<typeof openStandInGraph>>
beforeEach(async () => {
  isLost = true
  graph = await openStandInGraph(({ operation }) => {
    if (operation === 'SignIn')
      return answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    if (operation === 'RefreshSession')
      return answerDone({ refreshSession: { __typename: 'RefreshPayload', session } })
    if (operation === 'ProjectCart' && !isLost) return { data: { __typename: 'Query', projectCart: cart } }
    if (operation === 'CartByToken' && !isLost) return { data: { __typename: 'Query', cart } }
    if (operation === 'AddCartItem')
      return answerDone({
        addCartItem: { __typename: 'AddCartItemPayload', cart, itemId: '9', designUrl: null, userErrors: [] },
      })
    return answerRefused('UPSTREAM_UNAVAILABLE')
  })
  closing.push(graph.close)
})

const openTab = async (where: ReturnType<typeof createBrowser>, name: string) => {
  const visit = await openTestVisit(graph.uri, where, name)
  closing.push(visit.leave)
  return visit
}

/** Signs somebody in whose project is not loaded. */
const signIn = async ({ actors: { auth, cartStart }, vault }: Awaited<ReturnType<typeof openTab>>) => {
  auth.send({ type: 'signIn.submitted', email: 'ada@example.com', secret: vault.keepSecret('a password') })
  await waitFor(cartStart, (snapshot) => snapshot.matches('failed'))
}

const add = ({ actors: { addToCart, cartStart } }: Awaited<ReturnType<typeof openTab>>) =>
  addToCart.send({
    type: 'item.add',
    item: { imageId: 'aq-000001', substrate: 'print', width: 18, height: 12 },
    action: 'add',
    idempotencyKey: 'key-1',
    cartToken: selectCartToken(cartStart.getSnapshot()),
    isCartUnknown: selectIsUnknown(cartStart.getSnapshot()),
    signedIn: true,
  })

test('an add asks again for the cart that could not be loaded, and begins no other cart', async () => {
  const tab = await openTab(createBrowser(), 'tab-1')
  await signIn(tab)
  add(tab)
  await waitFor(tab.actors.addToCart, (snapshot) => snapshot.matches({ failed: 'finding' }))
  expect(graph.count('ProjectCart')).toBe(2)
  isLost = false
  tab.actors.addToCart.send({ type: 'add.retried' })
  await vi.waitFor(() => expect(graph.count('AddCartItem')).toBe(1))
  expect(graph.log.findLast(({ operation }) => operation === 'AddCartItem')?.variables.input).toMatchObject({
    cartToken: 'own',
    idempotencyKey: 'key-1',
  })
  expect(graph.count('CreateCart')).toBe(0)
})

test('an add in a following tab waits until the leader has the cart', async () => {
  const where = createBrowser()
  const leading = await openTab(where, 'tab-1')
  const other = await openTab(where, 'tab-2')
  await signIn(leading)
  await waitFor(other.actors.cartStart, (snapshot) => snapshot.matches('failed'))
  isLost = false
  add(other)
  await vi.waitFor(() => expect(graph.count('AddCartItem')).toBe(1))
  expect(graph.count('CreateCart')).toBe(0)
})

test('a failed add goes on as soon as the cart is loaded', async () => {
  const tab = await openTab(createBrowser(), 'tab-1')
  await signIn(tab)
  add(tab)
  await waitFor(tab.actors.addToCart, (snapshot) => snapshot.matches({ failed: 'finding' }))
  isLost = false
  tab.actors.cartStart.send({ type: 'cart.retried' })
  await vi.waitFor(() => expect(graph.count('AddCartItem')).toBe(1))
})

test('a tab that opens beside another, or is online again, asks for the cart that could not be loaded', async () => {
  const where = createBrowser()
  const first = await openTab(where, 'tab-1')
  await signIn(first)
  await openTab(where, 'tab-2')
  await vi.waitFor(() => expect(graph.count('ProjectCart')).toBe(2))
  await waitFor(first.actors.cartStart, (snapshot) => snapshot.matches('failed'))
  isLost = false
  first.retryLoading()
  await waitFor(first.actors.cartStart, (snapshot) => snapshot.matches('ready'))
  first.retryLoading()
  expect(graph.count('ProjectCart')).toBe(3)
})
