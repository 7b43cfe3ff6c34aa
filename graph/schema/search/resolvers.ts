import type {
  Api,
  Group,
  SearchDebug,
  Sort,
  SourceFilter,
  WarningCode,
} from '#services/content/search/contract.ts'
import { badInput } from '../../errors.ts'
import type {
  Resolvers,
  SearchApi,
  SearchGroup,
  SearchSort,
  SearchSource,
  SearchWarningCode,
} from '../../generated/resolvers.ts'
import { toServiceFilters } from './filters.ts'

const MOST_CHARACTERS = 10_000

/** spec.md section 9, search page size. */
const MOST_IMAGES = 100

const SORTS: Record<SearchSort, Sort> = { NEWEST: 'newest', BEST_MATCH: 'best_match', POPULAR: 'popular' }

const APIS: Record<SearchApi, Api> = { INTERNAL: 'internal', GETTY: 'getty', INDEXED: 'indexed' }

const SOURCES: Record<SearchSource, SourceFilter> = { INTERNAL: 'internal', GET: 'GET', GETRM: 'GETRM' }

const GROUPS: Record<SearchGroup, Group> = { ARTIST: 'artist' }

const WARNINGS: Record<WarningCode, SearchWarningCode> = {
  source_unavailable: 'SOURCE_UNAVAILABLE',
  window_too_large: 'WINDOW_TOO_LARGE',
}

export const searchResolvers: Resolvers = {
  Query: {
    relatedKeywords: (_, { q }, { content }) => {
      checkLength(q)
      return content.relatedKeywords(q)
    },
    search: async (_, { input }, { content }, { schema }) => {
      const query = input.q ?? ''
      checkLength(query)
      const found = await content.search(query, {
        filters: toServiceFilters(input.filters ?? {}, schema),
        ...(input.api && { api: APIS[input.api] }),
        ...(input.source && { source: SOURCES[input.source] }),
        ...(input.group && { group: GROUPS[input.group] }),
        ...(input.debug && { debug: true }),
        sort: SORTS[input.sort ?? 'NEWEST'],
        limit: input.limit ?? MOST_IMAGES,
        offset: input.offset ?? 0,
      })
      return {
        images: found.images,
        total: found.total,
        totalAvailable: found.total_available,
        isPartial: found.total_is_partial,
        totalForPagination: found.total_for_pagination,
        facets: Object.entries(found.facets).map(([section, options]) => ({ section, options })),
        without: found.without.map(({ section, count, is_partial }) => ({
          section,
          total: count,
          isPartial: is_partial,
        })),
        searchedWords: found.searched_words,
        spelling: found.spelling && {
          q: found.spelling.query,
          asTyped: found.spelling.as_typed,
          isApplied: found.spelling.is_applied,
        },
        warnings: found.errors.map(({ code, ...warning }) => ({ ...warning, code: WARNINGS[code] })),
        moreByArtist: Object.entries(found.more_by_artist).map(([imageId, count]) => ({ imageId, count })),
        debug: found.debug ? toDebug(found.debug) : null,
      }
    },
  },
}

const toDebug = ({ clauses, excluded, sources }: SearchDebug) => ({
  clauses,
  excluded,
  sources: sources.map(({ is_partial, ...answer }) => ({ ...answer, isPartial: is_partial })),
})

/** It travels in an address: a longer one would overflow it. */
const checkLength = (query: string) => {
  if (query.length > MOST_CHARACTERS && [...query].length > MOST_CHARACTERS)
    throw badInput('q', `Ensure this field has no more than ${MOST_CHARACTERS} characters.`)
}
