import type { ApolloClient } from '@apollo/client'
import { InvariantError } from '@apollo/client/utilities/invariant'
import { UNSHARED } from '#client/apollo/contexts.ts'
import {
  type SearchInput,
  SearchPageDocument,
  type SearchPageQuery,
  type SearchApi as WireApi,
  type SearchFilters as WireFilters,
  type SearchSort as WireSort,
  type SearchSource as WireSource,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask } from '#client/effects/refusals.ts'
import { isClosed, type SearchFilters } from '#machines/search/filters.ts'
import type { Api, SearchPlace, Sort, Source } from '#machines/search/place.ts'
import type { Found, SearchWarning, searchPorts } from '#machines/search/ports.ts'

/**
 * Brings pages of results into Apollo's cache. A page that lacked a source is asked for anew, and so is what
 * changes as people work.
 */
export const createSearchEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof searchPorts>({
    findImages: async ({ place }) => {
      const page = { query: SearchPageDocument, variables: makeSearchVariables(place) }
      const kept = changesWithWork(place) ? null : apollo.readQuery(page)
      if (kept?.search.warnings.length === 0) return toFound(kept.search)
      const query = () => apollo.query({ ...page, ...UNSHARED, fetchPolicy: 'no-cache' })
      const data = await ask(query().catch(askAgainIfCleared(query)))
      // Apollo reads back at once what it writes itself, with facets that may never be seen.
      apollo.writeQuery({ ...page, data })
      return toFound(data.search)
    },
  })

const changesWithWork = ({ filters }: SearchPlace) => filters.favorites || filters.collection

/**
 * The cache was cleared as somebody signed out, and with it whatever was being asked: it is asked for whoever
 * is here now.
 */
const askAgainIfCleared =
  <Answer>(query: () => Promise<Answer>) =>
  (error: unknown): Promise<Answer> => {
    if (error instanceof InvariantError) return query()
    throw error
  }

/** Keep results apart by visitor: each may see other images, and has other hearts (spec.md section 4). */
export const forgetFound = ({ cache }: ApolloClient) => {
  for (const fieldName of ['search', 'collections', 'collection', 'image', 'images'])
    cache.evict({ id: 'ROOT_QUERY', fieldName })
}

const SORTS: Record<Sort, WireSort> = { newest: 'NEWEST', best_match: 'BEST_MATCH', popular: 'POPULAR' }
const APIS: Record<Exclude<Api, ''>, WireApi> = { internal: 'INTERNAL', getty: 'GETTY', indexed: 'INDEXED' }

const SOURCES: Record<Exclude<Source, ''>, WireSource> = { internal: 'INTERNAL', GET: 'GET', GETRM: 'GETRM' }

/** The query's variables for a place, by which the cache finds the answer too. */
export const makeSearchVariables = (place: SearchPlace) => ({
  input: {
    q: place.q,
    sort: SORTS[place.sort],
    limit: place.limit,
    offset: place.offset,
    filters: toFilters(place.filters),
    ...(place.api && { api: APIS[place.api] }),
    ...(place.source && { source: SOURCES[place.source] }),
    ...(place.group && { group: 'ARTIST' as const }),
    ...(place.debug && { debug: true }),
  } satisfies SearchInput,
})

const toFilters = ({ favorites, ...chosen }: SearchFilters): WireFilters => ({
  ...Object.fromEntries(
    Object.entries(chosen).map(([section, values]) => [
      section,
      values.map((value) => nameOf(section, value)),
    ]),
  ),
  ...(favorites && { favorites: true }),
})

/** As the schema names an option (SearchFilters); where a section has no closed list, the value itself. */
const nameOf = (section: string, value: string) =>
  isClosed(section)
    ? `${/^\d/.test(value) ? `${section}_` : ''}${value}`.toUpperCase().replace(/\W/g, '_')
    : value

const toFound = ({ images, totalForPagination, warnings }: SearchPageQuery['search']): Found => {
  const isPast = images.length === 0 && totalForPagination > 0
  const past: SearchWarning = { kind: 'window', message: say.nothingOnPage }
  return {
    isEmpty: images.length === 0,
    warnings: [...warnings.map(toWarning), ...(isPast ? [past] : [])],
  }
}

const toWarning = ({
  code,
  source,
  message,
}: SearchPageQuery['search']['warnings'][number]): SearchWarning =>
  code === 'WINDOW_TOO_LARGE'
    ? { kind: 'window', message }
    : { kind: 'source', source: source === 'getty' ? 'getty' : 'internal' }
