import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { selectCartToken, selectGuestCartToken } from '#machines/cart-start/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import {
  type Answer,
  answerDone,
  answerRefused,
  openStandInGraph,
} from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit, textOf } from '#tests/support/client/visits.ts'

const user = { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@example.com', isStaff: false }
const session = {
  __typename: 'Session',
  access: 'token-one',
  user,
  profile: { __typename: 'Profile', userId: 'u-1', currentProject: null },
}
const cart = (token: string, quantity: number) => ({
  __typename: 'Cart',
  token,
  version: quantity,
  quantity,
  isGuest: false,
  latestOrder: null,
  project: { __typename: 'ProjectRef', id: `project-of-${token}`, name: 'Lobby', label: 'Lobby' },
})
const migrated = answerDone({
  migrateCart: {
    __typename: 'MigrateCartPayload',
    added: 1,
    joined: 1,
    cart: cart('own', 3),
    userErrors: [],
  },
})
const item = { imageId: 'aq-000001', substrate: 'print', width: 18, height: 12 }

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Opens a visit of a guest with the cart `guest`, and a graph that migrates it as the test says. */
const openGuest = async (migrate: () => Answer = () => migrated, browser = createBrowser()) => {
  const graph = await openStandInGraph(({ operation, variables }) => {
    if (operation === 'SignIn')
      return answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    if (operation === 'CartByToken')
      return { data: { __typename: 'Query', cart: cart(String(variables.token), 2) } }
    if (operation === 'MigrateCart') return migrate()
    if (operation === 'AddCartItem')
      return answerDone({
        addCartItem: {
          __typename: 'AddCartItemPayload',
          cart: cart('own', 4),
          itemId: '9',
          designUrl: null,
          userErrors: [],
        },
      })
    return answerRefused('UPSTREAM_UNAVAILABLE')
  })
  closing.push(graph.close)
  const visit = await openTestVisit(graph.uri, browser)
  closing.push(async () => visit.leave())
  const { auth, cartStart } = visit.actors
  auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: 'project-of-guest', isGuest: true })
  cartStart.send({ type: 'cart.start', projectId: null, signedIn: false })
  await waitFor(cartStart, (snapshot) => snapshot.matches('ready'))
  const signIn = () => {
    const { vault } = visit
    auth.send({ type: 'signIn.submitted', email: user.email, secret: vault.keepSecret('a password') })
  }
  const heldCart = () => selectCartToken(cartStart.getSnapshot())
  const guestCart = () => selectGuestCartToken(cartStart.getSnapshot())
  const { leave } = visit
  return { ...visit.actors, graph, signIn, heldCart, guestCart, leave }
}

describe("a guest's cart", () => {
  test("is read from the graph by its token, without a user's", async () => {
    const { graph } = await openGuest()
    expect(graph.log[0]?.headers['x-cart-token']).toBe('guest')
    expect(graph.log[0]?.headers.authorization).toBeUndefined()
  })

  // Spec 4.5, 4.7
  test('is migrated once by signing in, and the account goes on with the cart that came of it', async () => {
    const { graph, signIn, heldCart, guestCart } = await openGuest()
    signIn()
    await vi.waitFor(() => expect(heldCart()).toBe('own'))
    expect(graph.count('MigrateCart')).toBe(1)
    expect(graph.log.findLast(({ operation }) => operation === 'MigrateCart')?.variables).toEqual({
      input: { cartToken: 'guest' },
    })
    expect(guestCart()).toBeNull()
  })

  test('that cannot be migrated keeps nobody from signing in, and its migration can be tried again', async () => {
    let isDown = true
    const guest = await openGuest(() => (isDown ? answerRefused('UPSTREAM_UNAVAILABLE') : migrated))
    guest.signIn()
    await waitFor(guest.auth, (snapshot) => snapshot.matches('signedIn'))
    const alerts = () => guest.alerts.getSnapshot().context.alerts
    await vi.waitFor(() => expect(alerts()[0]?.action?.label).toBe('Try again'))
    await vi.waitFor(() => expect(guest.heldCart()).toBe('guest'))
    expect(guest.guestCart()).toBe('guest')
    isDown = false
    guest.alerts.send({ type: 'alert.acted', id: alerts()[0]?.id ?? '' })
    await vi.waitFor(() => expect(guest.heldCart()).toBe('own'))
    expect(guest.guestCart()).toBeNull()
  })

  test('that cannot be migrated keeps its retry over a page load, while it is unknown who is here', async () => {
    const browser = createBrowser()
    const guest = await openGuest(() => answerRefused('UPSTREAM_UNAVAILABLE'), browser)
    guest.signIn()
    await vi.waitFor(async () => expect(await textOf(browser)).toContain('migration.retry'))
    guest.leave()
    const { actors, leave } = await openTestVisit(guest.graph.uri, browser)
    closing.push(async () => leave())
    await waitFor(actors.auth, (snapshot) => snapshot.matches('unreachable'))
    expect(actors.cartMigration.getSnapshot().matches('failed')).toBe(true)
    expect(actors.alerts.getSnapshot().context.alerts[0]?.action?.label).toBe('Try again')
  })
})

test("what the visitor was adding when asked to sign in is added afterwards, to the account's cart", async () => {
  const { graph, addToCart, cartStart, signIn } = await openGuest()
  cartStart.send({ type: 'cart.dropped' })
  addToCart.send({
    type: 'item.add',
    item,
    action: 'add',
    idempotencyKey: 'key-1',
    cartToken: null,
    signedIn: false,
  })
  addToCart.send({ type: 'signIn.chosen' })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: 'project-of-guest', isGuest: true })
  signIn()
  await vi.waitFor(() => expect(graph.count('AddCartItem')).toBe(1))
  expect(graph.log.findLast(({ operation }) => operation === 'AddCartItem')?.variables.input).toMatchObject({
    cartToken: 'own',
    imageId: item.imageId,
    idempotencyKey: 'key-1',
  })
})
