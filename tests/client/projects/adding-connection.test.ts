import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartScreenDocument } from '#client/apollo/generated/graphql.ts'
import { connectAdding } from '#client/app/follow/connect-adding.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const item = { imageId: 'aq-000001', substrate: 'print', width: 18, height: 12 }
const addedWith = (designUrl: string | null) =>
  answerDone({
    addCartItem: {
      __typename: 'AddCartItemPayload',
      itemId: '9',
      designUrl,
      userErrors: [],
      cart: {
        __typename: 'Cart',
        token: 'guest',
        version: 2,
        quantity: 1,
        isGuest: true,
        latestOrder: null,
        project: { __typename: 'ProjectRef', id: '7', name: 'Lobby', label: 'Lobby' },
      },
    },
  })
const added = addedWith(null)

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Opens a visit with a failed add, and a graph that is down until the test says otherwise. */
const openFailed = async () => {
  let isDown = true
  const graph = await openStandInGraph(({ operation }) =>
    isDown || operation !== 'AddCartItem' ? answerRefused('UPSTREAM_UNAVAILABLE') : added,
  )
  const { actors, apollo, leave } = await openTestVisit(graph.uri)
  const router = createMemoryRouter([{ path: '*' }])
  connectAdding({ actors, apollo, router, makeSignInPath: () => '/accounts/login' })
  closing.push(graph.close, () => router.dispose(), leave)
  const { addToCart, alerts } = actors
  const add = (idempotencyKey: string) =>
    addToCart.send({
      type: 'item.add',
      item,
      action: 'add',
      idempotencyKey,
      cartToken: 'guest',
      signedIn: false,
    })
  const shown = () => alerts.getSnapshot().context.alerts
  const keys = () =>
    graph.log.flatMap(({ operation, variables: { input } }) =>
      operation === 'AddCartItem' && typeof input === 'object' && input && 'idempotencyKey' in input
        ? [input.idempotencyKey]
        : [],
    )
  add('key-1')
  await vi.waitFor(() => expect(shown()).toMatchObject([{ status: 'danger', persistent: true }]))
  const recover = () => {
    isDown = false
  }
  return { ...actors, add, shown, keys, recover }
}

let failed: Awaited<ReturnType<typeof openFailed>>
beforeEach(async () => {
  failed = await openFailed()
})

// Spec 8.2
test('an add that failed is tried again from its alert, under the same key', async () => {
  const { alerts, shown, keys, recover } = failed
  const [alert] = shown()
  expect(alert?.action).toEqual({ kind: 'adding.retry', label: 'Try again' })
  recover()
  alerts.send({ type: 'alert.acted', id: alert?.id ?? '' })
  await vi.waitFor(() => expect(shown()).toMatchObject([{ status: 'success' }]))
  expect(keys()).toEqual(['key-1', 'key-1'])
})

test('an add that failed is tried again by pressing Add again, and its alert goes', async () => {
  const { add, shown, keys, recover } = failed
  recover()
  add('key-2')
  expect(shown()).toEqual([])
  await vi.waitFor(() => expect(shown()).toMatchObject([{ status: 'success' }]))
  expect(keys()).toEqual(['key-1', 'key-1'])
})

test('a failed add is no longer offered to be tried again once the visitor has signed out', () => {
  const { addToCart, shown } = failed
  addToCart.send({ type: 'signedOut' })
  expect(shown()).toEqual([])
})

test('an add for the design tool that goes on after a page load leads nobody away from the new page', async () => {
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'AddCartItem' ? addedWith('/art/design/9') : answerRefused('UPSTREAM_UNAVAILABLE'),
  )
  const { actors, apollo, leave } = await openTestVisit(graph.uri)
  const router = createMemoryRouter([{ path: '*' }])
  closing.push(graph.close, () => router.dispose(), leave)
  const { addToCart, alerts } = actors
  const wanted = vi.fn()
  addToCart.on('design.wanted', wanted)
  const choice = { item, action: 'open', cartToken: 'guest', signedIn: false } as const
  addToCart.send({ type: 'item.add', idempotencyKey: 'key-1', ...choice })
  connectAdding({ actors, apollo, router, makeSignInPath: () => '/accounts/login' })
  await vi.waitFor(() => expect(alerts.getSnapshot().context.alerts).toMatchObject([{ status: 'success' }]))
  expect(wanted).not.toHaveBeenCalled()
})

test('a project on the screen is read again when an add from the page before has gone on', async () => {
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'AddCartItem' ? added : answerRefused('UPSTREAM_UNAVAILABLE'),
  )
  const { actors, apollo, leave } = await openTestVisit(graph.uri)
  const router = createMemoryRouter([{ path: '*' }])
  const reads = () => graph.log.filter(({ operation }) => operation === 'CartScreen').length
  const variables = { token: 'guest', page: 1, pageSize: 20 }
  const screen = apollo.watchQuery({ query: CartScreenDocument, variables }).subscribe({ error: () => {} })
  closing.push(
    graph.close,
    () => router.dispose(),
    leave,
    () => screen.unsubscribe(),
  )
  const choice = { item, action: 'add', cartToken: 'guest', signedIn: false } as const
  actors.addToCart.send({ type: 'item.add', idempotencyKey: 'key-1', ...choice })
  connectAdding({ actors, apollo, router, makeSignInPath: () => '/accounts/login' })
  await vi.waitFor(() => expect(reads()).toBe(2))
})

// Spec 8.2
test('an add that would be refused again offers no retry, and the picture is read again', async () => {
  const message = 'This image cannot be purchased.'
  const graph = await openStandInGraph(({ operation }) => {
    if (operation === 'ImagePublished')
      return {
        data: { __typename: 'Query', image: { __typename: 'Image', id: item.imageId, published: false } },
      }
    if (operation !== 'AddCartItem') return answerRefused('UPSTREAM_UNAVAILABLE')
    return answerDone({
      addCartItem: {
        __typename: 'AddCartItemPayload',
        itemId: null,
        designUrl: null,
        cart: null,
        userErrors: [{ __typename: 'UserError', field: 'imageId', message, code: 'INVALID' }],
      },
    })
  })
  const { actors, apollo, leave } = await openTestVisit(graph.uri)
  const router = createMemoryRouter([{ path: '*' }])
  closing.push(graph.close, () => router.dispose(), leave)
  connectAdding({ actors, apollo, router, makeSignInPath: () => '/accounts/login' })
  const choice = { item, action: 'add', cartToken: 'guest', signedIn: false } as const
  actors.addToCart.send({ type: 'item.add', idempotencyKey: 'key-1', ...choice })
  const shown = () => actors.alerts.getSnapshot().context.alerts
  await vi.waitFor(() => expect(shown()).toMatchObject([{ text: message, action: null }]))
  await vi.waitFor(() =>
    expect(apollo.cache.extract()).toMatchObject({ [`Image:${item.imageId}`]: { published: false } }),
  )
})

// Spec 4.15
test.each(['leads', 'follows'])(
  'a picture with which a cart was made is said to be in the cart, in a tab that %s',
  async (does) => {
    const cart = { token: 'new', version: 2, quantity: 1, isGuest: true, latestOrder: null }
    const project = { __typename: 'ProjectRef', id: '8', name: 'Cart', label: 'Cart' }
    const graph = await openStandInGraph(({ operation }) =>
      operation === 'CreateCart'
        ? answerDone({
            createCart: {
              __typename: 'CreateCartPayload',
              itemId: '9',
              designUrl: null,
              userErrors: [],
              cart: { __typename: 'Cart', ...cart, project },
            },
          })
        : answerRefused('UPSTREAM_UNAVAILABLE'),
    )
    const where = createBrowser()
    const first = await openTestVisit(graph.uri, where, 'tab-1')
    const second = await openTestVisit(graph.uri, where, 'tab-2')
    const { actors, apollo } = does === 'leads' ? first : second
    const router = createMemoryRouter([{ path: '*' }])
    connectAdding({ actors, apollo, router, makeSignInPath: () => '/accounts/login' })
    closing.push(graph.close, () => router.dispose(), second.leave, first.leave)
    const { addToCart, alerts } = actors
    const choice = { item, action: 'add', idempotencyKey: 'key-1' } as const
    addToCart.send({ type: 'item.add', ...choice, cartToken: null, signedIn: false })
    addToCart.send({ type: 'email.submitted', email: 'guest@example.com' })
    await vi.waitFor(() =>
      expect(alerts.getSnapshot().context.alerts).toMatchObject([
        { status: 'success', action: { label: 'View cart', href: '/cart' } },
      ]),
    )
    await vi.waitFor(() => expect(selectCartToken(first.actors.cartStart.getSnapshot())).toBe('new'))
    expect(graph.log.filter(({ operation }) => operation === 'AddCartItem')).toEqual([])
  },
)
