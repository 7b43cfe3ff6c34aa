import type { Window } from '../http/windows.ts'
import type { Cursor } from './cursor.ts'
import type { Ordering, Place, Way } from './keyset.ts'

/** SQL over a row `r`, with `param` in the place of `value`. */
export interface Condition {
  sql(param: string): string
  value: unknown
}

/** Which rows, in which order, and which of them. */
export interface Wanted extends Window {
  conditions: readonly Condition[]
  ordering: Ordering
  way: Way
  /** Rows after or before this one; null for those from `offset` on. */
  from: { cursor: Cursor; side: 'after' | 'before' } | null
}

/** What a list was asked for. */
export interface Asked extends Wanted {
  /** The ordering's name, with a `-` before it downwards. */
  name: string
  /** As it was typed. */
  search: string
  /** By the filters' names, null where one is left out. */
  filters: Readonly<Record<string, unknown>>
}

export interface FoundPlaces {
  /** At most 10,000. */
  count: number
  /** Whether there are more than `count`. */
  isPartial: boolean
  /** Of how many of the matches alone these are, the newest; null for all. */
  among: number | null
  /** In their order. */
  places: Place[]
  /** Whether there are more, in the way that was gone. */
  hasMore: boolean
}
