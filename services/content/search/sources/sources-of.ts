import type { Queryable } from '#services/shared/database/driver.ts'
import { phraseOf } from '../../stock/phrase.ts'
import type { Stock } from '../../stock/stock.ts'
import type { Api } from '../contract.ts'
import type { Search } from '../search.ts'
import { chooseSources, makeStockFilters } from './asked.ts'
import { createInternalSource } from './internal-source.ts'
import type { Source } from './source.ts'
import { createStockSource } from './stock-source.ts'

export interface SearchOfSources extends Omit<Search, 'limit' | 'offset' | 'withStock'> {
  /** All when left out. */
  api?: Api | undefined
}

/** Makes the sources that a search asks, the shop's own first; none when only a missing one is asked for. */
export function sourcesOf(
  { database, stock }: { database: Queryable; stock: Stock | null },
  { api, ...search }: SearchOfSources,
): Source[] {
  const phrase = phraseOf(search.query)
  const isThere = stock !== null && phrase !== null
  const asked = chooseSources({ ...search, api }, isThere)
  return [
    ...(asked.internal ? [createInternalSource(database, { ...search, withStock: asked.indexed })] : []),
    ...(asked.stock && isThere
      ? [
          createStockSource(stock, database, {
            phrase,
            filters: makeStockFilters(search.filters, search.source),
            sort: search.sort,
          }),
        ]
      : []),
  ]
}
