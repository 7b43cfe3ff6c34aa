import { afterEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { CartByTokenDocument, RecentCartDocument } from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import { selectIsSettled } from '#machines/cart-start/selectors.ts'
import { Refusal } from '#machines/refusal.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import {
  type Answer,
  type Asked,
  answerDone,
  answerRefused,
  openStandInGraph,
} from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit, textOf } from '#tests/support/client/visits.ts'
import { expired } from '#tests/walks/fixtures/shared.ts'

const user = { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@example.com', isStaff: false }
const profile = { __typename: 'Profile', userId: 'u-1', currentProject: null }
const session = (access: string) => ({ __typename: 'Session', access, user, profile })
const noCart = { data: { __typename: 'Query', recentCart: null, cart: null } }

/** Opens a graph that takes `token-two` only, and answers a refresh as the test says. */
const openGraph = async (refresh: () => Promise<Answer>) => {
  const graph = await openStandInGraph(({ operation, headers }: Asked) => {
    if (operation === 'SignIn')
      return {
        data: { signIn: { __typename: 'SessionPayload', session: session('token-one'), userErrors: [] } },
      }
    if (operation === 'SignOut')
      return answerDone({ signOut: { __typename: 'SignOutPayload', userErrors: [] } })
    if (operation === 'RenewAccess') return refresh()
    if (operation === 'RefreshSession') return restored
    if (headers.authorization === 'JWT token-one') return answerRefused('UNAUTHENTICATED')
    return noCart
  })
  closing.push(graph.close)
  return graph
}

const refreshed = (session: object) =>
  answerDone({
    refreshSession: { __typename: 'RefreshPayload', session: { __typename: 'Session', ...session } },
  })
const restored = refreshed(session('token-two'))
const renewed = async () => refreshed({ access: 'token-two' })

const signedInVisit = async (uri: string, browser = createBrowser()) => {
  const visit = await openTestVisit(uri, browser)
  closing.push(async () => visit.leave())
  const { vault } = visit
  const { auth } = visit.actors
  auth.send({ type: 'signIn.submitted', email: user.email, secret: vault.keepSecret('a password') })
  await waitFor(auth, (snapshot) => snapshot.matches('signedIn'))
  return visit
}

const askTen = ({ apollo }: Awaited<ReturnType<typeof signedInVisit>>) =>
  Promise.allSettled(
    Array.from({ length: 10 }, () =>
      apollo.query({
        query: RecentCartDocument,
        fetchPolicy: 'network-only',
        context: { queryDeduplication: false },
      }),
    ),
  )

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

describe('an expired access token', () => {
  // Spec 4.8
  test('is renewed once for ten requests in parallel, and all of them are answered', async () => {
    const graph = await openGraph(renewed)
    const visit = await signedInVisit(graph.uri)
    const answers = await askTen(visit)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
    expect(graph.count('RenewAccess')).toBe(1)
    expect(graph.log.at(-1)?.headers.authorization).toBe('JWT token-two')
  })

  // Spec 4.9
  test('that cannot be renewed ends the session once, with one notice, and the visitor is forgotten', async () => {
    const graph = await openGraph(async () => answerRefused('UNAUTHENTICATED'))
    const browser = createBrowser()
    const visit = await signedInVisit(graph.uri, browser)
    expect(await textOf(browser)).toContain(user.email)
    const answers = await askTen(visit)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(graph.count('RenewAccess')).toBe(1)
    expect(visit.actors.auth.getSnapshot().matches('anonymous')).toBe(true)
    expect(visit.actors.alerts.getSnapshot().context.alerts.map(({ text }) => text)).toEqual([
      'Your session expired. Please sign in again.',
    ])
    expect(await textOf(browser)).not.toContain(user.email)
  })

  test('is kept through an outage: nobody is signed out because a service is down', async () => {
    const graph = await openGraph(async () => answerRefused('UPSTREAM_UNAVAILABLE'))
    const visit = await signedInVisit(graph.uri)
    const answers = await askTen(visit)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    expect(visit.actors.auth.getSnapshot().matches('signedIn')).toBe(true)
  })

  test('is reported as an outage when its renewal gets no answer, and as an ended session when it is refused', async () => {
    const told = async (answer: Answer) => {
      const visit = await signedInVisit((await openGraph(async () => answer)).uri)
      return ask(visit.apollo.query({ query: RecentCartDocument, fetchPolicy: 'network-only' }))
    }
    await expect(told(answerRefused('UPSTREAM_UNAVAILABLE'))).rejects.toEqual(
      new Refusal('UPSTREAM_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'),
    )
    await expect(told(answerRefused('UNAUTHENTICATED'))).rejects.toEqual(expired)
  })

  test("that is refused right after its renewal is reported as an ended session, in the shop's own words", async () => {
    const graph = await openGraph(async () => refreshed({ access: 'token-one' }))
    const visit = await signedInVisit(graph.uri)
    const asked = ask(visit.apollo.query({ query: RecentCartDocument, fetchPolicy: 'network-only' }))
    await expect(asked).rejects.toEqual(expired)
    expect(graph.count('RenewAccess')).toBe(1)
    expect(visit.actors.auth.getSnapshot().matches('signedIn')).toBe(true)
  })

  test('is thrown away when its renewal comes after a sign-out', async () => {
    const held = Promise.withResolvers<Answer>()
    const graph = await openGraph(() => held.promise)
    const visit = await signedInVisit(graph.uri)
    const asking = askTen(visit)
    await vi.waitFor(() => expect(graph.count('RenewAccess')).toBe(1))
    visit.actors.auth.send({ type: 'signOut.requested', everywhere: false })
    held.resolve(await renewed())
    await asking
    await waitFor(visit.actors.auth, (snapshot) => snapshot.matches('anonymous'))
    const variables = { token: 'asked afterwards' }
    await visit.apollo.query({ query: CartByTokenDocument, variables })
    const asked = graph.log.find(({ operation }) => operation === 'CartByToken')
    expect(asked?.variables).toEqual(variables)
    expect(asked?.headers.authorization).toBeUndefined()
  })
})

describe('a request', () => {
  test('names its document by hash and never sends its text', async () => {
    const graph = await openGraph(renewed)
    const visit = await signedInVisit(graph.uri)
    await visit.apollo.query({ query: RecentCartDocument, fetchPolicy: 'network-only' })
    const { query, extensions } = JSON.parse(graph.log.at(-1)?.body ?? '')
    expect(query).toBeUndefined()
    expect(extensions.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('waits until the shop knows who is here, when somebody was signed in', async () => {
    const graph = await openGraph(renewed)
    const browser = createBrowser()
    const first = await signedInVisit(graph.uri, browser)
    await waitFor(first.actors.cartStart, selectIsSettled)
    first.leave()
    const earlier = graph.log.length
    const next = await openTestVisit(graph.uri, browser)
    closing.push(async () => next.leave())
    await next.apollo.query({ query: RecentCartDocument, fetchPolicy: 'network-only' })
    const sent = graph.log.slice(earlier).filter(({ operation }) => operation === 'RecentCart')
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.every(({ headers }) => headers.authorization === 'JWT token-two')).toBe(true)
  })
})

describe("the browser's store", () => {
  // Spec 1.25
  test('never holds a token or a password', async () => {
    const graph = await openGraph(renewed)
    const browser = createBrowser()
    const visit = await signedInVisit(graph.uri, browser)
    await askTen(visit)
    const text = (await textOf(browser)) + JSON.stringify(visit.apollo.cache.extract())
    expect(text).toContain(user.email)
    expect(text).not.toMatch(/token-one|token-two|a password/)
  })

  test('holds nothing of the visitor after a sign-out', async () => {
    const graph = await openGraph(renewed)
    const browser = createBrowser()
    const visit = await signedInVisit(graph.uri, browser)
    visit.actors.auth.send({ type: 'signOut.requested', everywhere: false })
    await waitFor(visit.actors.auth, (snapshot) => snapshot.matches('anonymous'))
    await vi.waitFor(async () => expect(await textOf(browser)).not.toContain(user.email))
  })
})
