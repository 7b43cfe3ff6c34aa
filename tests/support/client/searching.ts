import { createMemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { arriveAtSearch } from '#client/actors/pictures/search.ts'
import { connectSearch, connectSearchVisitor } from '#client/app/follow/connect-search.ts'
import { nextTask } from '#client/app/start/next-task.ts'
import { selectIsPending } from '#machines/search/selectors.ts'
import { type Answer, answerDone, answerRefused, openStandInGraph } from './stand-in-graph.ts'
import { openTestVisit } from './visits.ts'

/** Answers a page of found images. */
export const answerFound = (change: object = {}): Answer => ({
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

/** The tests' visitor begins here. */
export const DUNES = '/search?q=dunes&filters=price%3A4&filters=color%3Ablue&sort=best_match&code=spring'

/**
 * Opens a visit at an address and waits until it settles, with a graph that answers as the test says. Both
 * end with the test.
 */
export const openSearchAt = async (address: string) => {
  let answer = answerFound()
  const graph = await openStandInGraph(({ operation }) => {
    if (operation === 'SignIn')
      return answerDone({ signIn: { __typename: 'SessionPayload', session, userErrors: [] } })
    return operation === 'SearchPage' ? answer : answerRefused('UPSTREAM_UNAVAILABLE')
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
  const waitUntilSettled = async () => {
    // The router goes where the search wants to be in the next task.
    await nextTask()
    await vi.waitFor(() => {
      expect(selectIsPending(search.getSnapshot())).toBe(false)
      expect(router.state.navigation.state).toBe('idle')
      expect(router.state.initialized).toBe(true)
    })
  }
  await waitUntilSettled()
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
    settled: waitUntilSettled,
  }
}
