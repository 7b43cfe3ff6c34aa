import type { StoredImage } from '../../record/image-store.ts'
import type { SearchResponse } from '../contract.ts'
import type { Groups } from '../groups.ts'
import type { Without } from '../search.ts'

export type SourceName = 'internal' | 'getty'

export type Facets = SearchResponse['facets']

/** A place to find images, for one search of one visitor. */
export interface Source {
  name: SourceName
  /** True to ask for a whole page at once: a second call costs more than unused results of the first. */
  ahead: boolean
  /**
   * Finds matches from `offset` on, at most `limit`; together they are at most the window of a search
   * (index/walk.ts). Throws when the source cannot be asked.
   */
  find(place: Place): Promise<Findings>
  /**
   * Answers what it is remembered to have where it could not be asked; null for nothing. Its places then stay
   * empty, so that the other's are the same on every page.
   */
  known?(): Counted | null
}

export interface Place {
  offset: number
  limit: number
}

/** How much a source has. */
export interface Counted {
  /** Exact unless `partial`, and at most the window of a search (index/walk.ts). */
  total: number
  /** Whether there are more than `total`; the page is then full up to the window. */
  partial: boolean
  facets: Facets
  /** Null unless one picture for each artist was asked for. */
  groups: Groups | null
  /** When nothing is found, what there is without a section's filters, if the source tells it. */
  without?: readonly Without[]
}

export interface Findings extends Counted {
  /** Null where an image is left out, so that the others keep their places. */
  images: (StoredImage | null)[]
}
