import { SUBSTRATES } from '#services/shared/vocabulary.ts'
import type { Facets, SourceName } from './source.ts'

export interface FacetsOfSource {
  name: SourceName
  facets: Facets
  total: number
}

/** Options of all sources, and how many each source has. */
export const mergedFacets = (sources: readonly FacetsOfSource[]): Facets => ({
  ...sources.map(({ facets }) => facets).reduce(addedFacets, {}),
  source: sources.map(({ name, total }) => ({ value: name, count: total })),
})

/** Sections of both, an option's counts added up. */
export function addedFacets(left: Facets, right: Facets): Facets {
  const sum = { ...left }
  for (const [section, options] of Object.entries(right)) sum[section] = added(sum[section] ?? [], options)
  return sum
}

type Options = Facets[string]

/** Most first, then as they came. */
function added(left: Options, right: Options): Options {
  const counts = new Map(left.map(({ value, count }) => [value, count]))
  for (const { value, count } of right) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/**
 * What is known of the stock source's matches without asking it for each option: they are photographs of one
 * publisher, on every substrate. Of the sections that it does not count, the counts are the internal
 * source's.
 */
export const stockFacets = (total: number): Facets => ({
  type: [{ value: 'photography', count: total }],
  publisher: [{ value: 'GET', count: total }],
  substrate: SUBSTRATES.map((value) => ({ value, count: total })),
})
