import { expect } from '@playwright/test'
import type { SearchPageQuery, SearchPageQueryVariables } from '#client/apollo/generated/graphql.ts'
import type { SearchContext } from '#machines/search/context.ts'
import type { SearchPlace } from '#machines/search/place.ts'
import type { Found } from '#machines/search/ports.ts'
import { writePlace } from '#machines/search/query.ts'
import type { Visit } from './visit.ts'

/** What is asked of the graph, and held. */
export const OPERATION = 'SearchPage'
const LATER = 300

/** Visits whose searches use the very words of a report. */
const literal = new WeakSet<Visit>()
export const searchLiterally = (visit: Visit) => void literal.add(visit)

/** Makes words that no earlier search of the walk had: what has been found is not asked for again. */
export const makeNewWords = (visit: Visit, q: string) =>
  literal.has(visit) ? q : `${q} -walk${visit.graph.asked.length}`
export const addressOf = (place: SearchPlace) => `/search?${writePlace(place)}`

/** Writes the variables for a place once more: how the effect makes them is what the walk tests. */
export const writeVariables = (place: SearchPlace): SearchPageQueryVariables => {
  const { q, sort, api, source, group, debug, limit, offset, filters } = place
  const { favorites, ...lists } = filters
  const listed = Object.entries(lists).map(([section, values]) => [section, values.map(namedIn(section))])
  const narrowed = { ...Object.fromEntries(listed), ...(favorites && { favorites: true }) }
  return {
    input: {
      q,
      sort: SORTS[sort],
      limit,
      offset,
      filters: narrowed,
      ...(api !== '' && { api: APIS[api] }),
      ...(source !== '' && { source: SOURCES[source] }),
      ...(group !== '' && { group: 'ARTIST' }),
      ...(debug !== '' && { debug: true }),
    },
  }
}

/** As the schema names an option: in capitals, a number after its section. */
const namedIn = (section: string) => (value: string) =>
  OPEN.has(section) ? value : `${COUNTED.get(section) ?? ''}${value.toUpperCase().replace(/\W/g, '_')}`

const OPEN = new Set(['artist', 'collection'])
const COUNTED = new Map([
  ['resolution', 'RESOLUTION_'],
  ['price', 'PRICE_'],
])

const SORTS = { newest: 'NEWEST', best_match: 'BEST_MATCH', popular: 'POPULAR' } as const
const SOURCES = { internal: 'INTERNAL', GET: 'GET', GETRM: 'GETRM' } as const
const APIS = { internal: 'INTERNAL', getty: 'GETTY', indexed: 'INDEXED' } as const

export const contextOf = ({ recording }: Visit): SearchContext =>
  recording.latest('search')?.snapshot().context

export const main = ({ page }: Visit) => page.getByRole('main')
export const sortMenu = ({ page }: Visit) => page.getByRole('combobox', { name: 'Sort by' })
export const busy = ({ page }: Visit) =>
  page.locator('[aria-busy=true]').filter({ has: page.getByRole('list', { name: 'Search results' }) })

export const answerNothing = (warnings: Found['warnings']): SearchPageQuery => ({
  __typename: 'Query',
  search: {
    __typename: 'SearchPage',
    images: [],
    total: 0,
    totalAvailable: 0,
    moreByArtist: [],
    debug: null,
    isPartial: false,
    totalForPagination: 0,
    facets: [],
    without: [],
    searchedWords: null,
    spelling: null,
    warnings: warnings.map((warning) => ({
      __typename: 'SearchWarning',
      code: warning.kind === 'window' ? 'WINDOW_TOO_LARGE' : 'SOURCE_UNAVAILABLE',
      source: warning.kind === 'source' ? warning.source : 'internal',
      message: warning.kind === 'window' ? warning.message : '',
    })),
  },
})

/**
 * Answers the search, as the old page stays until then and has no controls. The answer lacks a source, so
 * that coming back to it asks again.
 */
export const reachControls = async (visit: Visit) => {
  if (await sortMenu(visit).isVisible()) return
  const asked = await visit.graph.next(OPERATION)
  await asked.answer(answerNothing([{ kind: 'source', source: 'getty' }]))
  await expect(sortMenu(visit)).toBeVisible()
}

export const openFilters = async (visit: Visit) => {
  await reachControls(visit)
  const panel = visit.page.getByRole('complementary', { name: 'Filters' })
  if (!(await panel.isVisible())) await visit.page.getByRole('button', { name: /^Filters/ }).click()
  // Filters load when first opened, and React shows what loads late only a little later.
  await expect(async () => {
    await visit.wait(LATER)
    await expect(panel.getByRole('button', { name: 'Clear All' })).toBeVisible({ timeout: 100 })
  }).toPass()
  return panel
}

export const clearAll = async (visit: Visit) =>
  (await openFilters(visit)).getByRole('button', { name: 'Clear All' }).click()

export const refreshSwitch = async (visit: Visit) =>
  (await openFilters(visit)).getByRole('checkbox', { name: 'Apply filters right away' })
