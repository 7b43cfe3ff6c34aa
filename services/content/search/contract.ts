import type { ContentItem } from '../images/contract.ts'

/** Newest is the default and is sent as no sort at all (spec.md section 9). */
export type Sort = 'newest' | 'best_match' | 'popular'

export type WarningCode = 'source_unavailable' | 'window_too_large'

/** Which source is asked (spec.md section 9): internal with Getty when it does not say, either alone, or internal with indexed Getty. */
export type Api = 'internal' | 'getty' | 'indexed'

/**
 * GET /content/search/v3/?query=&filters=&limit=&offset=&sort=&api= → 200 {@link SearchResponse}.
 * limit 1 to 100 (default 20), offset 0 or more; out of range is 400 by field. `filters` is JSON: lists of chosen values by
 * section (type, people, color, orientation, style, resolution, substrate, price, publisher, artist, collection), of which any
 * of a section will do and every section must hold; `favorites: true` keeps to those of whoever asks, and is 401 for a guest.
 * 503 when every source that is asked fails; which those are, sources/asked.ts says.
 */
export interface SearchResponse {
  images: ContentItem[]
  /** Matches of the sources that were asked, of each exact up to 10,000 and 10,000 when there are more. */
  total: number
  /** Matches that this visitor may see in all sources. */
  total_available: number
  /** Where the pager stops. */
  total_for_pagination: number
  /** True when `total` is a lower bound. */
  total_is_partial: boolean
  facets: Record<string, { value: string; count: number }[]>
  /** Warnings: a source that could not be had, or a place past the last result that can be shown. */
  errors: { source: string; code: WarningCode; message: string }[]
}

/** GET /content/search/?q=&limit=&api= → 200. */
export interface SimpleSearchResponse {
  images: ContentItem[]
}
