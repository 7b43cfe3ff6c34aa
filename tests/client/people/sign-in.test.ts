import { expect, onTestFinished, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import { selectArtist, selectFailure } from '#machines/auth/selectors.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import {
  type Answer,
  answerDone,
  answerRefused,
  openStandInGraph,
} from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit, textOf } from '#tests/support/client/visits.ts'

/** Opens a visit whose graph answers these operations, and refuses the others. */
const openVisit = async (answers: Record<string, () => Answer>, browser = createBrowser()) => {
  const graph = await openStandInGraph(
    ({ operation }) => answers[operation]?.() ?? answerRefused('UPSTREAM_UNAVAILABLE'),
  )
  const visit = await openTestVisit(graph.uri, browser)
  onTestFinished(async () => {
    visit.leave()
    await graph.close()
  })
  const signIn = () => {
    const { auth } = visit.actors
    const { vault } = visit
    auth.send({ type: 'signIn.submitted', email: 'ada@example.com', secret: vault.keepSecret('a password') })
  }
  return { ...visit, graph, signIn }
}

const lacking = (part: string, code: string): Answer => ({
  errors: [
    { message: 'In the words of a service.', extensions: { code }, path: ['signIn', 'session', part] },
  ],
})
const signedIn = (session: object | null, userErrors: object[] = []) =>
  answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors } })

// Spec 8.25
test.each([
  ['without a token', signedIn(null), 'No token.'],
  ['of nobody that is known', lacking('user', 'UNAUTHENTICATED'), 'User not available.'],
  ['of nobody that is there', lacking('user', 'NOT_FOUND'), 'User not available.'],
  ['without a profile', lacking('profile', 'FORBIDDEN'), 'Session profile not available.'],
  ['while who it is cannot be asked', lacking('user', 'UPSTREAM_UNAVAILABLE'), 'In the words of a service.'],
  [
    'too often',
    signedIn(null, [
      {
        __typename: 'UserError',
        field: null,
        code: 'RATE_LIMITED',
        message: 'Too many attempts. Please try again in 5 minutes.',
      },
    ]),
    'Too many attempts. Please try again in 5 minutes.',
  ],
])('a session %s signs nobody in, and the form says why', async (_, answer, words) => {
  const { actors, signIn } = await openVisit({ SignIn: () => answer })
  signIn()
  await waitFor(actors.auth, (snapshot) => selectFailure(snapshot) !== null)
  expect(actors.auth.getSnapshot().matches('anonymous')).toBe(true)
  expect(selectFailure(actors.auth.getSnapshot())?.message).toBe(words)
})

// Spec 4.11
test('a guest who is refused on coming back loses profile and cart, and nothing else', async () => {
  const cart = {
    __typename: 'Cart',
    token: 'guest',
    version: 2,
    quantity: 2,
    isGuest: true,
    latestOrder: null,
    project: { __typename: 'ProjectRef', id: '7', name: 'Lobby', label: 'Lobby' },
  }
  let isRefused = false
  const answers = {
    // The graph answers null for a cart that may not be read any more.
    CartByToken: () => ({ data: { __typename: 'Query', cart: isRefused ? null : cart } }),
  }
  const browser = createBrowser()
  const { actors, leave } = await openVisit(answers, browser)
  actors.auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  actors.cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: '7', isGuest: true })
  actors.preferences.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  await vi.waitFor(async () => expect(await textOf(browser)).toContain('searchAdvanced'))
  leave()
  isRefused = true
  const { actors: next } = await openVisit(answers, browser)
  await waitFor(next.auth, (snapshot) => snapshot.matches('anonymous'))
  expect(next.auth.getSnapshot().context.profile).toBeNull()
  expect(selectCartToken(next.cartStart.getSnapshot())).toBeNull()
  expect(next.preferences.getSnapshot().context).toMatchObject({ searchAdvanced: true })
  expect(next.alerts.getSnapshot().context.alerts).toEqual([])
})

const session = {
  __typename: 'Session',
  access: 'access-1',
  user: { __typename: 'User', uuid: 'u-ada', name: 'Ada', email: 'ada@example.com', isStaff: false },
  profile: { __typename: 'Profile', userId: 'u-ada', currentProject: null },
  artistProfile: { __typename: 'ArtistProfile', id: '3', applicationStage: 'PAYMENT' },
}
const adas = signedIn(session)

// Spec 4.2, 4.4, 4.7
test('signing in forgets what the browser kept of the visitor before, and brings a guest’s cart along', async () => {
  const { actors, graph, signIn } = await openVisit({ SignIn: () => adas })
  const { auth, alerts, preferences, recentlyViewed, cartStart } = actors
  auth.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  cartStart.send({ type: 'cart.adopted', token: 'guest', projectId: '7', isGuest: true })
  alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'warning', text: 'Of before.' }) })
  preferences.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  recentlyViewed.send({ type: 'image.opened', id: 'of-before' })
  signIn()
  await waitFor(auth, (snapshot) => snapshot.matches('signedIn'))
  expect(selectArtist(auth.getSnapshot())).toEqual({ id: '3', applicationStage: 'payment' })
  expect(alerts.getSnapshot().context.alerts.map(({ text }) => text)).not.toContain('Of before.')
  expect(preferences.getSnapshot().context).toMatchObject({ searchAdvanced: false })
  expect(recentlyViewed.getSnapshot().context.ids).toEqual([])
  await vi.waitFor(() => expect(graph.count('MigrateCart')).toBeGreaterThan(0))
  expect(graph.log.find(({ operation }) => operation === 'MigrateCart')?.variables).toMatchObject({
    input: { cartToken: 'guest' },
  })
})

// Spec 4.6
test('signing out forgets preferences, cart and what was read, and tells the server', async () => {
  const cart = {
    __typename: 'Cart',
    token: 'adas',
    version: 2,
    quantity: 2,
    isGuest: false,
    latestOrder: null,
  }
  const project = { __typename: 'ProjectRef', id: '7', name: 'Lobby', label: 'Lobby' }
  const { actors, apollo, graph, signIn } = await openVisit({
    SignIn: () => adas,
    SignOut: () => answerDone({ signOut: { __typename: 'SignOutPayload', userErrors: [] } }),
    RecentCart: () => ({ data: { __typename: 'Query', recentCart: { ...cart, project } } }),
  })
  const { auth, cartStart, preferences } = actors
  signIn()
  await vi.waitFor(() => expect(selectCartToken(cartStart.getSnapshot())).toBe('adas'))
  preferences.send({ type: 'preferences.changed', change: { searchAdvanced: true } })
  expect(apollo.cache.extract()).toHaveProperty('Cart:{"token":"adas"}')
  auth.send({ type: 'signOut.requested', everywhere: false })
  await waitFor(auth, (snapshot) => snapshot.matches('anonymous'))
  expect(preferences.getSnapshot().context).toMatchObject({ searchAdvanced: false })
  expect(selectCartToken(cartStart.getSnapshot())).toBeNull()
  await vi.waitFor(() => expect(apollo.cache.extract()).toEqual({}))
  expect(graph.count('SignOut')).toBe(1)
})

test('a refused sign-in forgets nothing, and a visitor who comes back keeps what is theirs', async () => {
  const browser = createBrowser()
  let answer: Answer = lacking('user', 'NOT_FOUND')
  const answers = {
    SignIn: () => answer,
    RefreshSession: () => answerDone({ refreshSession: { __typename: 'RefreshPayload', session } }),
  }
  const { actors, signIn, leave } = await openVisit(answers, browser)
  actors.recentlyViewed.send({ type: 'image.opened', id: 'of-before' })
  signIn()
  await waitFor(actors.auth, (snapshot) => selectFailure(snapshot) !== null)
  expect(actors.recentlyViewed.getSnapshot().context.ids).toEqual(['of-before'])
  answer = adas
  signIn()
  await waitFor(actors.auth, (snapshot) => snapshot.matches('signedIn'))
  actors.recentlyViewed.send({ type: 'image.opened', id: 'her-own' })
  await vi.waitFor(async () => expect(await textOf(browser)).toContain('her-own'))
  leave()
  const { actors: next } = await openVisit(answers, browser)
  await waitFor(next.auth, (snapshot) => snapshot.matches('signedIn'))
  expect(next.recentlyViewed.getSnapshot().context.ids).toEqual(['her-own'])
})
