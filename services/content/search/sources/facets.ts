import { SUBSTRATES } from '#services/shared/vocabulary.ts'
import type { Facets, SourceName } from './source.ts'

export interface FacetsOfSource {
  name: SourceName
  facets: Facets
  total: number
}

/** Joins the options of all sources, with how many each source has. */
export const mergeFacets = (sources: readonly FacetsOfSource[]): Facets => ({
  ...sources.map(({ facets }) => facets).reduce(addFacets, {}),
  source: sources.map(({ name, total }) => ({ value: name, count: total })),
})

/** Adds the counts of both, option by option. */
export function addFacets(left: Facets, right: Facets): Facets {
  const sum = { ...left }
  for (const [section, options] of Object.entries(right))
    sum[section] = addOptions(sum[section] ?? [], options)
  return sum
}

type Options = Facets[string]

/** Sorts by count; equals keep their order. */
function addOptions(left: Options, right: Options): Options {
  const counts = new Map(left.map(({ value, count }) => [value, count]))
  for (const { value, count } of right) counts.set(value, (counts.get(value) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}

/**
 * Counts the stock source's matches without asking for each option: they are all photographs of one
 * publisher, on every substrate. It does not count the other sections: the internal source's counts
 * stand there.
 */
export const countStockFacets = (total: number): Facets => ({
  type: [{ value: 'photography', count: total }],
  publisher: [{ value: 'GET', count: total }],
  substrate: SUBSTRATES.map((value) => ({ value, count: total })),
})
