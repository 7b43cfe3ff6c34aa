import type { ContentItem } from '../images/contract.ts'

/** Newest is the default and is sent as no sort at all (spec.md section 9). */
export type Sort = 'newest' | 'best_match' | 'popular'

export type WarningCode = 'source_unavailable' | 'window_too_large'

/**
 * Which source is asked (spec.md section 9): internal with Getty when it does not say, either alone, or
 * internal with indexed Getty.
 */
export type Api = 'internal' | 'getty' | 'indexed'

/**
 * Only images of this source (spec.md section 3, source): the shop's own, or royalty-free or rights-managed
 * stock images.
 */
export type SourceFilter = 'internal' | 'GET' | 'GETRM'

/**
 * One picture an artist: the first in the order asked for, of the shop's own and the stock images that it has
 * indexed.
 */
export type Group = 'artist'

/**
 * GET /content/search/v3/?query=&filters=&limit=&offset=&sort=&api=&source=&group=&debug= → 200 {@link
 * SearchResponse}. limit 1 to 100 (default 100, spec.md section 9), offset 0 or more; out of range is 400 by
 * field. `filters` is JSON: lists of chosen values by section (those of index/sections.ts, artist and
 * collection), of which any of a section will do and every section must hold; `favorites: true` keeps to
 * those of whoever asks, and is 401 for a guest. Of a query of more than 32 words the first 32 are searched,
 * and one of more than 8 takes its turn with others like it. 503 when every source that is asked fails, and
 * with Retry-After when too many such queries wait; which those are, sources/asked.ts says.
 */
export interface SearchResponse {
  images: ContentItem[]
  /**
   * Matches of the sources that were asked, of each exact up to 10,000 and 10,000 when there are more;
   * grouped, the groups.
   */
  total: number
  /**
   * The pictures that this visitor may see: grouped, those that the groups are made of; as many as `total`
   * otherwise.
   */
  total_available: number
  /** Where the pager stops. */
  total_for_pagination: number
  /** True when `total` is a lower bound. */
  total_is_partial: boolean
  facets: Record<string, { value: string; count: number }[]>
  /**
   * Where nothing is found: what the shop's own catalogue would give without the filters of one section, for
   * each that has any.
   */
  without: { section: string; count: number; is_partial: boolean }[]
  /** How many words were searched, where there are more than that; null where all were. */
  searched_words: number | null
  /** What was probably meant, where no picture that this visitor may see has a word of the query. */
  spelling: Spelling | null
  /** Warnings: a source that could not be had, or a place past the last result that can be shown. */
  errors: { source: string; code: WarningCode; message: string }[]
  /**
   * Grouped, how many more of its artist's were found, by the id of the image that is shown; only where there
   * are more.
   */
  more_by_artist: Record<string, number>
  /** For staff who ask for it with `debug=true`, and nobody else. */
  debug?: SearchDebug
}

/** How a search was read and who answered it. */
export interface SearchDebug {
  /** All are required, and of each any will do; a phrase stands in quotes. */
  clauses: string[][]
  /** Excluded: none of these may match. */
  excluded: string[]
  /**
   * Who was asked, the shop first: after how long there was an answer, and how many match; null of one that
   * failed.
   */
  sources: { source: string; milliseconds: number; total: number | null; is_partial: boolean }[]
}

/** Words outside of quotes are put right by the catalogue's own words; those in quotes never are. */
export interface Spelling {
  /** The query with its unknown words put right; it finds something under the same filters. */
  query: string
  /** The query as it was typed, the unknown words in quotes: asked so, nothing is put right. */
  as_typed: string
  /** The results are those of `query`, as what was typed finds nothing. */
  is_applied: boolean
}

/** GET /content/search/?q=&limit=&api= → 200. */
export interface SimpleSearchResponse {
  images: ContentItem[]
}
