import { SUBSTRATES } from '#services/shared/vocabulary.ts'
import type { Facets, SourceName } from './source.ts'

export interface FacetsOfSource {
  name: SourceName
  facets: Facets
  total: number
}

/** Options of all sources, counts added, and how many each source has. Most first, then as they came. */
export function mergedFacets(sources: readonly FacetsOfSource[]): Facets {
  const merged: Facets = {}
  for (const { facets } of sources)
    for (const [section, options] of Object.entries(facets))
      merged[section] = added(merged[section] ?? [], options)
  return { ...merged, source: sources.map(({ name, total }) => ({ value: name, count: total })) }
}

type Options = Facets[string]

function added(left: Options, right: Options): Options {
  const counts = new Map(left.map(({ value, count }) => [value, count]))
  for (const { value, count } of right) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/**
 * What is known of the stock source's matches without asking it for each option: they are photographs of one publisher, on
 * every substrate. Of the sections that it does not count (people, color, orientation, style, resolution, price, artist) the
 * counts are the internal source's.
 */
export const stockFacets = (total: number): Facets => ({
  type: [{ value: 'photography', count: total }],
  publisher: [{ value: 'GET', count: total }],
  substrate: SUBSTRATES.map((value) => ({ value, count: total })),
})
