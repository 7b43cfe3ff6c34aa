import { type Filters, sectionsOf } from '../../index/filters.ts'
import type { Query } from '../../index/query-language.ts'
import type { Api, Group, SourceFilter } from '../contract.ts'
import type { Merged } from '../sources/merge.ts'

interface Asked {
  query: Query
  filters: Filters
  api?: Api | undefined
  source?: SourceFilter | undefined
  group?: Group | undefined
}

/** Tells whether all of the shop, and not only a part of it, has nothing for the words that were asked. */
export const isFruitless = ({ query, filters, ...narrowed }: Asked, { total, errors }: Merged): boolean =>
  total === 0 &&
  errors.length === 0 &&
  query.clauses.length > 0 &&
  sectionsOf(filters).length === 0 &&
  !filters.favorites &&
  !narrowed.api &&
  !narrowed.source &&
  !narrowed.group
