import { phraseOf } from '../../stock/phrase.ts'
import type { Stock } from '../../stock/stock.ts'
import { askedBy } from './asked.ts'
import { stockFacets } from './facets.ts'
import { type Facets, WINDOW } from './source.ts'
import type { SearchOfSources } from './sources-of.ts'
import { within } from './within.ts'

const SECTIONS = ['type', 'publisher'] as const

/** A count beside a filter option is not worth more of a visitor's time. */
const PATIENCE_MS = 500

/**
 * What the stock source would add to the options of the one section whose choice keeps it out: a count is under the other
 * sections' filters. Nothing when it is asked anyway, kept out otherwise, or cannot be had at once.
 */
export async function countedAside(
  stock: Stock | null,
  { query, filters, sort, api }: Pick<SearchOfSources, 'query' | 'filters' | 'sort' | 'api'>,
): Promise<Facets> {
  const phrase = phraseOf(query)
  if (!stock || phrase === null || askedBy(filters, api, true).stock) return {}
  const section = SECTIONS.find((each) => askedBy({ ...filters, [each]: undefined }, api, true).stock)
  if (section === undefined) return {}
  try {
    const search = { phrase, filters: { ...filters, [section]: undefined }, sort }
    const { total } = await within(PATIENCE_MS, stock.find(search, { offset: 0, limit: 0 }))
    return { [section]: stockFacets(Math.min(total, WINDOW))[section] ?? [] }
  } catch {
    return {}
  }
}
