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
  /** Staff see what is not published too. */
  unpublished: boolean
  /** Only what this user has as a favorite: a user id. */
  favoritesOf?: string
  /** Whether stock images that the shop has indexed are found too. */
  withStock: boolean
  /** Only those of this source, or all. */
  source?: SourceFilter | undefined
  group?: Group | undefined
}

export interface Without {
  section: string
  /** Exact unless `partial`. */
  count: number
  partial: boolean
}
