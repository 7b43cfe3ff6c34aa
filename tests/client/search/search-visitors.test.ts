import { beforeEach, expect, test, vi } from 'vitest'
import { ImageFavoriteDocument, SearchPageDocument } from '#client/apollo/generated/graphql.ts'
import { makeSearchVariables } from '#client/effects/search/search.ts'
import { selectFailure } from '#machines/search/selectors.ts'
import { answerFound, DUNES, openSearchAt } from '#tests/support/client/searching.ts'

let visit: Awaited<ReturnType<typeof openSearchAt>>
beforeEach(async () => {
  visit = await openSearchAt(DUNES)
})

test('searches for favorites and collections are asked anew each time, as they change while people work', async () => {
  const goTo = async (filters: string) => {
    await visit.router.navigate(`/search?${filters}`)
    await visit.settled()
  }
  visit.signIn()
  await vi.waitFor(() => expect(visit.search.getSnapshot().context.visitor).toBe('staff'))
  await visit.settled()
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

test('a search under way as a session ends is asked again', async () => {
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  void visit.apollo.clearStore()
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())).toBeNull()
  const variables = makeSearchVariables(visit.search.getSnapshot().context.place)
  expect(visit.apollo.readQuery({ query: SearchPageDocument, variables })).not.toBeNull()
})

// Spec 4.2
test('the results of one visitor are asked anew for the next', async () => {
  visit.signIn()
  await vi.waitFor(() => expect(visit.search.getSnapshot().context.visitor).toBe('staff'))
  await visit.settled()
  expect(visit.asked()).toHaveLength(2)
})

test('a picture seen before signing in is asked for anew: it may be a favorite, and staff see more', async () => {
  const one = { query: ImageFavoriteDocument, variables: { id: 'aq-000001' } }
  const image = { __typename: 'Image' as const, id: 'aq-000001', isFavorite: false }
  visit.apollo.writeQuery({ ...one, data: { __typename: 'Query', image } })
  visit.signIn()
  await vi.waitFor(() => expect(visit.apollo.readQuery(one)).toBeNull())
})

test('a watcher of the results goes on watching after a session has ended', async () => {
  const { place } = visit.search.getSnapshot().context
  const watched = { query: SearchPageDocument, variables: makeSearchVariables({ ...place, q: 'sea' }) }
  const totals: unknown[] = []
  visit.apollo.cache.watch({
    ...watched,
    optimistic: false,
    callback: ({ result }) => totals.push(result?.search?.total),
  })
  await visit.apollo.clearStore()
  visit.answerWith(answerFound({ total: 7, totalForPagination: 7 }))
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(totals.at(-1)).toBe(7)
})
