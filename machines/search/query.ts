import { choose, isOption, isSection, type SearchFilters } from './filters.ts'
import { APIS, FURTHEST, GROUPS, MOST, type SearchPlace, SORTS, SOURCES, START } from './place.ts'

const KEYS = ['q', 'sort', 'api', 'group', 'offset', 'limit', 'source', 'debug'] as const

/**
 * Reads any address: leaves out what it cannot mean, falls back to defaults, and brings numbers within their
 * bounds.
 */
export const readPlace = (address: URLSearchParams): SearchPlace => ({
  q: wordsOf(address.get('q') ?? START.q),
  sort: SORTS.find((sort) => sort === address.get('sort')) ?? START.sort,
  api: APIS.find((api) => api === address.get('api')) ?? START.api,
  group: GROUPS.find((group) => group === address.get('group')) ?? START.group,
  source: SOURCES.find((source) => source === address.get('source')) ?? START.source,
  debug: address.get('debug') ?? START.debug,
  limit: readWholeNumber(address.get('limit'), { least: 1, most: MOST }) ?? START.limit,
  offset: readWholeNumber(address.get('offset'), { least: 0, most: FURTHEST }) ?? START.offset,
  filters: address.getAll('filters').reduce(readFilter, {}),
})

/**
 * The address of a place: keys that are not a search's own stay, defaults are left out, `filters` stands once
 * for each value.
 */
export const writePlace = (place: SearchPlace, address = new URLSearchParams()): URLSearchParams => {
  const next = new URLSearchParams(address)
  for (const key of KEYS)
    if (place[key] === START[key]) next.delete(key)
    else next.set(key, String(place[key]))
  next.delete('filters')
  for (const [section, values] of Object.entries(place.filters).toSorted())
    for (const value of values) next.append('filters', `${section}:${value}`)
  return next
}

export const isSamePlace = (one: SearchPlace, other: SearchPlace): boolean =>
  writePlace(one).toString() === writePlace(other).toString()

/** Makes of a text what an address can hold. */
export const wordsOf = (text: string): string => text.toWellFormed().trim()

/** `color:dark blue` is the section up to the first colon, and the value. */
const readFilter = (filters: SearchFilters, text: string): SearchFilters => {
  const colon = text.indexOf(':')
  const section = text.slice(0, colon)
  const value = text.slice(colon + 1)
  return isSection(section) && isOption(section, value) ? choose(filters, section, value) : filters
}

const readWholeNumber = (text: string | null, { least, most }: { least: number; most: number }) => {
  const value = text?.trim() ? Math.trunc(Number(text)) : Number.NaN
  // A zero with a minus is a zero.
  return Number.isFinite(value) && value >= least ? Math.min(most, Math.abs(value)) : null
}
