import { beforeEach, expect, test, vi } from 'vitest'
import { destinationOf } from '#machines/search/context.ts'
import { selectFailure, selectPlace, selectWarnings } from '#machines/search/selectors.ts'
import { answerFound, DUNES, openSearchAt } from '#tests/support/client/searching.ts'
import { answerRefused } from '#tests/support/client/stand-in-graph.ts'

let visit: Awaited<ReturnType<typeof openSearchAt>>
beforeEach(async () => {
  visit = await openSearchAt(DUNES)
})

// Spec 2.11
test('the graph is asked in its own words for what the address says, while the page before stays', async () => {
  expect(visit.asked()).toEqual([
    {
      q: 'dunes',
      sort: 'BEST_MATCH',
      limit: 100,
      offset: 0,
      filters: { color: ['BLUE'], price: ['PRICE_4'] },
    },
  ])
  visit.search.send({ type: 'page.chosen', page: 2 })
  expect(visit.address()).not.toMatch(/offset/)
  await visit.settled()
  expect(visit.address()).toMatch(/offset=100/)
})

// Spec 2.12
test('the graph is asked for the source, group and debug of the address, which stay in it', async () => {
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  await visit.router.navigate('/search?q=sea&source=GETRM&group=artist&debug=1')
  await visit.settled()
  expect(visit.asked().at(-1)).toMatchObject({ source: 'GETRM', group: 'ARTIST', debug: true })
  visit.search.send({ type: 'sort.chosen', sort: 'popular' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=sea&source=GETRM&group=artist&debug=1&sort=popular')
})

test('choices become the address, which keeps every parameter that is not the search’s own', async () => {
  visit.search.send({ type: 'filter.toggled', section: 'color', value: 'red' })
  visit.search.send({ type: 'sort.chosen', sort: 'newest' })
  await visit.settled()
  expect(visit.address()).toBe(
    '/search?q=dunes&code=spring&filters=color%3Ablue&filters=color%3Ared&filters=price%3A4',
  )
})

test('two choices of one moment are one step of the history, which has both', async () => {
  const asked = visit.asked().length
  visit.search.send({ type: 'filter.toggled', section: 'price', value: '4' })
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(visit.address()).toMatch(/q=sea/)
  expect(visit.address()).not.toMatch(/price/)
  expect(visit.asked()).toHaveLength(asked + 1)
})

test('a whole page is not asked for twice; a page that lacked a source is asked for again', async () => {
  const goTo = async (page: number) => {
    visit.search.send({ type: 'page.chosen', page })
    await visit.settled()
  }
  await goTo(2)
  await goTo(1)
  expect(visit.asked()).toHaveLength(2)
  visit.answerWith(
    answerFound({
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

test.for([
  { when: 'before it is asked for', isAsked: false },
  { when: 'while it is found', isAsked: true },
])(
  'giving up a page for an image of the shown page, $when, leaves the search at its address',
  async ({ isAsked }) => {
    visit.search.send({ type: 'page.chosen', page: 2 })
    if (isAsked) await vi.waitFor(() => expect(selectPlace(visit.search.getSnapshot()).offset).toBe(100))
    await visit.router.navigate(`${visit.address()}#aq-000001`)
    await visit.settled()
    expect(visit.address()).not.toMatch(/offset/)
    expect(destinationOf(visit.search.getSnapshot().context).offset).toBe(0)
  },
)

test('a page past the last result is told apart from a search that finds nothing', async () => {
  expect(visit.search.getSnapshot().matches({ here: 'empty' })).toBe(true)
  visit.answerWith(answerFound({ total: 57, totalForPagination: 57 }))
  visit.search.send({ type: 'page.chosen', page: 9 })
  await visit.settled()
  expect(visit.search.getSnapshot().matches({ here: 'beyond' })).toBe(true)
})

test('a failed search says so in the words of an alert, and is asked again', async () => {
  visit.answerWith(answerRefused('UPSTREAM_UNAVAILABLE'))
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())?.message).toBe(
    'UPSTREAM_UNAVAILABLE Please try again. Contact customer support if this persists.',
  )
  visit.answerWith(answerFound())
  visit.search.send({ type: 'search.retried' })
  await visit.settled()
  expect(selectFailure(visit.search.getSnapshot())).toBeNull()
})

test('words that are typed on another page begin a search', async () => {
  await visit.router.navigate('/cart')
  visit.search.send({ type: 'words.submitted', text: 'sea' })
  await visit.settled()
  expect(visit.address()).toBe('/search?q=sea')
})
