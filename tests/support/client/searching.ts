import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { arriveAtSearch } from '#client/actors/pictures/search.ts'
import { connectSearch, connectSearchVisitor } from '#client/app/follow/connect-search.ts'
import { selectIsPending } from '#machines/search/selectors.ts'
import { type Answer, done, openStandInGraph, refusal } from './stand-in-graph.ts'
import { openTestVisit } from './visits.ts'

/** What a search finds. */
export const found = (change: object = {}): Answer => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchPage',
      images: [],
      total: 0,
      isPartial: false,
      totalForPagination: 0,
      facets: [],
      without: [],
      searchedWords: null,
      spelling: null,
      warnings: [],
      totalAvailable: 0,
      moreByArtist: [],
      debug: null,
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

/** Where the visitor of these tests begins. */
export const DUNES = '/search?q=dunes&filters=price%3A4&filters=color%3Ablue&sort=best_match&code=spring'

/**
 * A visitor at an address of the shop, settled there, and a graph that answers as the test says; both end
 * with the test.
 */
export const openSearchAt = async (address: string) => {
  let answer = found()
  const graph = await openStandInGraph(({ operation }) => {
    if (operation === 'SignIn')
      return done({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    return operation === 'SearchPage' ? answer : refusal('UPSTREAM_UNAVAILABLE')
  })
  const { actors, apollo, processes, vault, leave } = await openTestVisit(graph.uri)
  connectSearchVisitor({ actors, apollo })
  const router = createMemoryRouter(
    [
      {
        path: '/search',
        loader: async ({ request }) => {
          const { search: query } = new URL(request.url)
          await arriveAtSearch({ processes }, { query, byHistory: false, signal: request.signal })
          return null
        },
      },
      { path: '*' },
    ],
    { initialEntries: [address] },
  )
  connectSearch({ actors, router })
  onTestFinished(async () => {
    router.dispose()
    leave()
    await graph.close()
  })
  const { search, alerts } = actors
  const settled = () =>
    vi.waitFor(() => {
      expect(selectIsPending(search.getSnapshot())).toBe(false)
      expect(router.state.navigation.state).toBe('idle')
      expect(router.state.initialized).toBe(true)
    })
  await settled()
  return {
    apollo,
    search,
    alerts,
    signIn: () =>
      actors.auth.send({
        type: 'signIn.submitted',
        email: session.user.email,
        secret: vault.keepSecret('a password'),
      }),
    router,
    asked: () =>
      graph.log.flatMap(({ operation, variables }) => (operation === 'SearchPage' ? [variables.input] : [])),
    answerWith: (next: Answer) => {
      answer = next
    },
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    settled,
  }
}
