import { countChangedFilters, type SearchFilters } from './filters.ts'

/** spec.md section 9. The first is the default. */
export const SORTS = ['newest', 'best_match', 'popular'] as const
export type Sort = (typeof SORTS)[number]

/**
 * spec.md section 9: Internal + Getty, Internal, Getty, Internal with indexed Getty. The first is the
 * default.
 */
export const APIS = ['', 'internal', 'getty', 'indexed'] as const
export type Api = (typeof APIS)[number]

/** design.md section 6. The first is the default: any. */
export const SOURCES = ['', 'internal', 'GET', 'GETRM'] as const
export type Source = (typeof SOURCES)[number]

/** design.md section 6: one picture an artist. The first is the default: each picture by itself. */
export const GROUPS = ['', 'artist'] as const
export type Group = (typeof GROUPS)[number]

/** What narrows a search down, besides its words. */
export interface Narrowing {
  filters: SearchFilters
  api: Api
  group: Group
  source: Source
  /** As it stands in the address; anything asks how the search was read, which staff are told. */
  debug: string
}

/** A search is its address (spec.md section 2), and this is what the address says. */
export interface SearchPlace extends Narrowing {
  q: string
  sort: Sort
  /** How many a page, 1 to 100. */
  limit: number
  offset: number
}

/** spec.md section 9, search page size. */
export const MOST = 100

/** The largest number that the graph counts with (GraphQL's Int), far behind the last result there can be. */
export const FURTHEST = 2 ** 31 - 1

const WIDE: Narrowing = { filters: {}, api: '', group: '', source: '', debug: '' }

/** Where a search begins: all there is, newest first. */
export const START: SearchPlace = { q: '', sort: 'newest', limit: MOST, offset: 0, ...WIDE }

export const narrowingOf = ({ filters, api, group, source, debug }: SearchPlace): Narrowing => ({
  filters,
  api,
  group,
  source,
  debug,
})

export const isSameNarrowing = (one: Narrowing, other: Narrowing): boolean => countChanges(one, other) === 0

/** Choices that lie between the two. */
export const countChanges = (from: Narrowing, to: Narrowing): number =>
  countChangedFilters(from.filters, to.filters) +
  (['api', 'group', 'source', 'debug'] as const).filter((name) => from[name] !== to[name]).length

export const clearNarrowing = (place: SearchPlace): SearchPlace => ({ ...place, ...WIDE, offset: 0 })

/**
 * What the badge says: everything in the address counts except q, offset, limit, sort and code (spec.md
 * section 9).
 */
export const countFilters = ({ filters, api, group, source, debug }: SearchPlace): number =>
  Object.keys(filters).length + [api, group, source, debug].filter((text) => text !== '').length
