import type { Filters } from '../index/filters.ts'
import type { Query } from '../index/query-language.ts'
import type { Group, Sort, SourceFilter } from './contract.ts'

export interface Search {
  query: Query
  filters: Filters
  sort: Sort
  limit: number
  /** Less than WINDOW (index/walk.ts). */
  offset: number
  /** Whether unpublished images show too, as for staff. */
  unpublished: boolean
  /** A user's id, to keep that user's favorites alone. */
  favoritesOf?: string
  /** Whether stock images that the shop has indexed are found too. */
  withStock: boolean
  /** Keeps images of this source; all when left out. */
  source?: SourceFilter | undefined
  group?: Group | undefined
}

export interface Without {
  section: string
  /** Exact unless `partial`. */
  count: number
  partial: boolean
}
