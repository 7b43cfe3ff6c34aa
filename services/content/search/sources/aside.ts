import { waitWithin } from '#services/shared/within.ts'
import { WINDOW } from '../../index/walk.ts'
import { phraseOf } from '../../stock/phrase.ts'
import type { Stock } from '../../stock/stock.ts'
import { chooseSources, makeStockFilters, type Wanted } from './asked.ts'
import { countStockFacets } from './facets.ts'
import type { Facets } from './source.ts'
import type { SearchOfSources } from './sources-of.ts'

const SECTIONS = ['type', 'publisher'] as const

/** The count beside a filter option is worth no more of a visitor's time. */
const PATIENCE_MS = 500

/**
 * Counts what the stock source would add to the options of the one section whose choice keeps it out: an
 * option is counted under the other sections' filters. Answers nothing when the source is asked anyway, is
 * kept out otherwise, or does not answer at once.
 */
export async function countAside(
  stock: Stock | null,
  { query, sort, ...wanted }: Pick<SearchOfSources, 'query' | 'sort'> & Wanted,
): Promise<Facets> {
  const phrase = phraseOf(query)
  if (!stock || phrase === null || chooseSources(wanted, true).stock) return {}
  const leaveOut = (section: (typeof SECTIONS)[number]) => ({ ...wanted.filters, [section]: undefined })
  const section = SECTIONS.find((each) => chooseSources({ ...wanted, filters: leaveOut(each) }, true).stock)
  if (section === undefined) return {}
  try {
    const search = { phrase, filters: makeStockFilters(leaveOut(section), wanted.source), sort }
    const { total } = await waitWithin(PATIENCE_MS, stock.find(search, { offset: 0, limit: 0 }))
    return { [section]: countStockFacets(Math.min(total, WINDOW))[section] ?? [] }
  } catch {
    return {}
  }
}
