import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveAtSearch } from '#client/actors/search.ts'
import { SearchPageDocument } from '#client/apollo/generated/graphql.ts'
import { connectSearch, connectSearchVisitor } from '#client/app/connect-search.ts'
import { searchVariables } from '#client/effects/search.ts'
import { headedFor } from '#machines/search/context.ts'
import { selectFailure, selectIsPending, selectPlace, selectWarnings } from '#machines/search/selectors.ts'
import { type Answer, done, openStandInGraph, refusal } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const found = (change: object = {}): Answer => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchPage',
      images: [],
      total: 0,
      isPartial: false,
      totalForPagination: 0,
      facets: [],
      warnings: [],
      ...change,
    },
  },
})

const session = {
  __typename: 'Session',
  access: 'access-1',
  user: { __typename: 'User', uuid: 'u-1', name: 'Ada', email: 'ada@aquatint.test', isStaff: true },
  profile: { __typename: 'Profile', userId: 'u-1', currentProject: null },
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** A visitor at an address of the shop, and a graph that answers as the test says. */
const openAt = async (address: string) => {
  let answer = found()
  const graph = await openStandInGraph(({ operation }) => {
    if (operation === 'SignIn')
      return done({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    return operation === 'SearchPage' ? answer : refusal('UPSTREAM_UNAVAILABLE')
  })
  const { actors, apollo, leave } = await openTestVisit(graph.uri)
  connectSearchVisitor({ actors, apollo })
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        loader: async ({ request }) => {
          const { search: query } = new URL(request.url)
          await arriveAtSearch(actors, { query, byHistory: false, signal: request.signal })
          return null
        },
      },
      { path: '*' },
    ],
    { initialEntries: [address] },
  )
  connectSearch({ actors, router })
  closing.push(graph.close, () => router.dispose(), leave)
  const { search, alerts } = actors
  return {
    apollo,
    search,
    alerts,
    signIn: () =>
      actors.auth.send({
        type: 'signIn.submitted',
        email: session.user.email,
        secret: actors.vault.keepSecret('a password'),
      }),
    router,
    asked: () =>
      graph.log.flatMap(({ operation, variables }) => (operation === 'SearchPage' ? [variables.input] : [])),
    answerWith: (next: Answer) => {
      answer = next
    },
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    settled: () =>
      vi.waitFor(() => {
        expect(selectIsPending(search.getSnapshot())).toBe(false)
        expect(router.state.navigation.state).toBe('idle')
        expect(router.state.initialized).toBe(true)
      }),
  }
}

let visit: Awaited<ReturnType<typeof openAt>>
beforeEach(async () => {
  visit = await openAt('/search?q=dunes&filters=price%3A4&filters=color%3Ablue&sort=best_match&code=spring')
  await visit.settled()
})

test('an address is asked of the graph in its own words, while the page before stays', async () => {
  expect(visit.asked()).toEqual([
    { q: 'dunes', sort: 'BEST_MATCH', limit: 20, offset: 0, filters: { color: ['blue'], price: [4] } },
  ])
  visit.search.send({ type: 'page.chosen', page: 2 })
  expect(visit.address()).not.toMatch(/offset/)
  await visit.settled()
  expect(visit.address()).toMatch(/offset=20/)
})

test('what is chosen becomes the address, and what is not a search’s own stays in it', async () => {
  visit.search.send({ type: 'filter.toggled', section: 'color', value: 'red' })
  visit.search.send({ type: 'sort.chosen', sort: 'newest' })
  await visit.settled()
  expect(visit.address()).toBe(
    '/search?q=dunes&code=spring&filters=color%3Ablue&filters=color%3Ared&filters=price%3A4',
  )
})

test('a page that was whole is not asked for twice; one that lacked a source is', async () => {
  const goTo = async (page: number) => {
    visit.search.send({ type: 'page.chosen', page })
    await visit.settled()
  }
  await goTo(2)
  await goTo(1)
  expect(visit.asked()).toHaveLength(2)
  visit.answerWith(
    found({
      warnings: [
        {
          __typename: 'SearchWarning',
          code: 'SOURCE_UNAVAILABLE',
          source: 'getty',
          message: 'Getty results not available.',
        },
      ],
    }),
  )
  await goTo(3)
  expect(selectWarnings(visit.search.getSnapshot())).toEqual([{ kind: 'source', source: 'getty' }])
  visit.search.send({ type: 'search.retried' })
  await visit.settled()
  expect(visit.asked()).toHaveLength(4)
})

test('favorites and collections are asked of the graph, and anew each time, as they change while people work', async () => {
  const goTo = async (filters: string) => {
    await visit.router.navigate(`/search?${filters}`)
    await visit.settled()
  }
  visit.signIn()
  await vi.waitFor(() => expect(visit.search.getSnapshot().context.visitor).toBe('staff'))
  for (const filters of ['filters=favorites:true', 'filters=collection:12&filters=collection:7']) {
    await goTo(filters)
    await goTo('q=sea')
    await goTo(filters)
  }
  const asked = visit.asked().map((input) => (input as { filters: object }).filters)
  expect(asked.slice(-5)).toEqual([
    { favorites: true },
    {},
    { favorites: true },
    { collection: ['12', '7'] },
    { collection: ['12', '7'] },
  ])
})

test.for([
  { when: 'before it is asked for', isAsked: false },
  { when: 'while it is found', isAsked: true },
])(
  'a page given up for an image of the one shown, $when, leaves the search where its address is',
  async ({ isAsked }) => {
    visit.search.send({ type: 'page.chosen', page: 2 })
    if (isAsked) await vi.waitFor(() => expect(selectPlace(visit.search.getSnapshot()).offset).toBe(20))
    await visit.router.navigate(`${visit.address()}#aq-000001`)
    await visit.settled()
    expect(visit.address()).not.toMatch(/offset/)
    expect(headedFor(visit.search.getSnapshot().context).offset).toBe(0)
  },
)

test('a page past the last result is told from a search that finds nothing', async () => {
  expect(visit.search.getSnapshot().matches({ here: 'empty' })).toBe(true)
  visit.answerWith(found({ total: 57, totalForPagination: 57 }))
  visit.search.send({ type: 'page.chosen', page: 9 })
  await visit.settled()
  expect(visit.search.getSnapshot().matches({ here: 'beyond' })).toBe(true)
})

test('a search that failed says so in the words of the house, and is asked again', async () => {
  visit.answerWith(refusal('UPSTREAM_UNAVAILABLE'))
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())?.message).toBe(
    'UPSTREAM_UNAVAILABLE Please try again. Contact customer support if this persists.',
  )
  visit.answerWith(found())
  visit.search.send({ type: 'search.retried' })
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())).toBeNull()
})

test('clearing raises an alert whose Undo is data, and brings the filters back from anywhere', async () => {
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=dunes&sort=best_match&code=spring')
  const [alert] = visit.alerts.getSnapshot().context.alerts
  expect(alert).toMatchObject({ persistent: true, text: 'All filters cleared.' })
  expect(JSON.parse(JSON.stringify(alert?.action))).toEqual(alert?.action)
  await visit.router.navigate('/cart')
  expect(visit.search.getSnapshot().matches('elsewhere')).toBe(true)
  visit.alerts.send({ type: 'alert.acted', id: alert?.id ?? '' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=dunes&sort=best_match&filters=color%3Ablue&filters=price%3A4')
})

test('only the last clearing can be undone, until other filters are chosen', async () => {
  const offered = () => visit.alerts.getSnapshot().context.alerts.map(({ action }) => action)
  const toggle = { type: 'filter.toggled', section: 'type', value: 'photography' } as const
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  expect(offered()).toMatchObject([{ was: { filters: { color: ['blue'] } } }])
  visit.search.send(toggle)
  await visit.settled()
  expect(offered()).toEqual([])
  visit.search.send({ type: 'filters.cleared' })
  expect(offered()).toMatchObject([{ was: { filters: { type: ['photography'] } } }])
})

test('going back or forward to another place than the cleared one ends the offer to undo', async () => {
  const offered = () => visit.alerts.getSnapshot().context.alerts.length
  const go = async (steps: number) => {
    await visit.router.navigate(steps)
    await visit.settled()
  }
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  await visit.router.navigate('/cart')
  await go(-1)
  expect(visit.address()).not.toMatch(/filters/)
  expect(offered()).toBe(1)
  await visit.router.navigate(`${visit.address()}#aq-000001`)
  await go(-1)
  expect(offered()).toBe(1)
  await go(-1)
  expect(visit.address()).toMatch(/filters/)
  expect(offered()).toBe(0)
  await go(1)
  expect(visit.address()).not.toMatch(/filters/)
  expect(offered()).toBe(0)
})

test('going back to another page than the search ends the offer to undo', async () => {
  await visit.router.navigate('/cart')
  await visit.router.navigate('/search?filters=color%3Ared')
  await visit.settled()
  visit.search.send({ type: 'filters.cleared' })
  await visit.settled()
  await visit.router.navigate(-2)
  expect(visit.address()).toBe('/cart')
  expect(visit.alerts.getSnapshot().context.alerts).toEqual([])
})

test('words that are typed on another page begin a search', async () => {
  await visit.router.navigate('/cart')
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=sea')
})

test('what is being asked as a session ends is asked again', async () => {
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  void visit.apollo.clearStore()
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())).toBeNull()
  const variables = searchVariables(visit.search.getSnapshot().context.place)
  expect(visit.apollo.readQuery({ query: SearchPageDocument, variables })).not.toBeNull()
})

test('what was found for one visitor is asked anew for the next', async () => {
  visit.signIn()
  await vi.waitFor(() => expect(visit.search.getSnapshot().context.visitor).toBe('staff'))
  await visit.settled()
  expect(visit.asked()).toHaveLength(2)
})

test('whoever watches the results goes on watching after a session has ended', async () => {
  const { place } = visit.search.getSnapshot().context
  const watched = { query: SearchPageDocument, variables: searchVariables({ ...place, q: 'sea' }) }
  const totals: unknown[] = []
  visit.apollo.cache.watch({
    ...watched,
    optimistic: false,
    callback: ({ result }) => totals.push(result?.search?.total),
  })
  await visit.apollo.clearStore()
  visit.answerWith(found({ total: 7, totalForPagination: 7 }))
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(totals.at(-1)).toBe(7)
})
