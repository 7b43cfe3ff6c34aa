import type { SearchInput } from '#client/apollo/generated/graphql.ts'

/** The state of a search is its address (spec.md section 2): these read it and write it. */

export const SORTS = [
  { value: 'newest', label: 'Newest', input: 'NEWEST' },
  { value: 'best_match', label: 'Best Match', input: 'BEST_MATCH' },
  { value: 'popular', label: 'Most popular', input: 'POPULAR' },
] as const

export type Sort = (typeof SORTS)[number]['value']

export interface SearchPlace {
  q: string
  sort: Sort
  /** How many a page, 1 to 100. */
  limit: number
  offset: number
}

const DEFAULTS: SearchPlace = { q: '', sort: 'newest', limit: 20, offset: 0 }
const KEYS = ['q', 'sort', 'limit', 'offset'] as const
const MOST = 100

/** What is not a number, or not one that can be, is taken as the default. */
export const readPlace = (params: URLSearchParams): SearchPlace => ({
  q: params.get('q')?.trim() ?? DEFAULTS.q,
  sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? DEFAULTS.sort,
  limit: Math.min(MOST, wholeNumber(params.get('limit'), 1) ?? DEFAULTS.limit),
  offset: wholeNumber(params.get('offset'), 0) ?? DEFAULTS.offset,
})

/** The address after a change: what is not about these keys stays, defaults are left out, and another order starts at the top. */
export const changePlace = (params: URLSearchParams, change: Partial<SearchPlace>): URLSearchParams => {
  const top = change.sort === undefined ? {} : { offset: DEFAULTS.offset }
  const place = { ...readPlace(params), ...top, ...change }
  const next = new URLSearchParams(params)
  for (const key of KEYS)
    if (place[key] === DEFAULTS[key]) next.delete(key)
    else next.set(key, String(place[key]))
  return next
}

/** What the graph is asked for a place. */
export const searchInput = ({ q, sort, limit, offset }: SearchPlace) =>
  ({
    q,
    sort: SORTS.find(({ value }) => value === sort)?.input ?? 'NEWEST',
    limit,
    offset,
  }) satisfies SearchInput

const wholeNumber = (text: string | null, least: number): number | null => {
  const value = text?.trim() ? Math.trunc(Number(text)) : Number.NaN
  return Number.isSafeInteger(value) && value >= least ? value : null
}
