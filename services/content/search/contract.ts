import type { ContentItem } from '../images/contract.ts'

/** Newest is the default and is sent as no sort at all (spec.md section 9). */
export type Sort = 'newest' | 'best_match' | 'popular'

export type WarningCode = 'source_unavailable' | 'window_too_large'

/**
 * Which sources to ask (spec.md section 9): internal and Getty when left out, either alone, or internal with
 * indexed Getty.
 */
export type Api = 'internal' | 'getty' | 'indexed'

/**
 * Keeps images of one source (spec.md section 3, source): the shop's own, or royalty-free or rights-managed
 * stock images.
 */
export type SourceFilter = 'internal' | 'GET' | 'GETRM'

/**
 * Keeps one picture for each artist: the first in the requested order, of the shop's own and the indexed
 * stock images.
 */
export type Group = 'artist'

/**
 * GET /content/search/v3/?query=&filters=&limit=&offset=&sort=&api=&source=&group=&debug= → 200 {@link
 * SearchResponse}. limit 1 to 100 (default 100, spec.md section 9), offset 0 or more; 400 by field out of
 * range. `filters` is JSON: lists of chosen values by section (those of index/sections.ts, artist and
 * collection); any value of a section will do, and every section must hold. `favorites: true` keeps the
 * caller's favorites, and is 401 for a guest. A query searches its first 32 words, and one of more than 8
 * takes its turn with others like it. 503 when every source that is asked fails (sources/asked.ts says
 * which), and with Retry-After when too many long queries wait.
 */
export interface SearchResponse {
  images: ContentItem[]
  /**
   * Matches of the sources asked, exact up to 10,000 each and 10,000 when there are more; groups, when
   * grouped.
   */
  total: number
  /** Pictures that this visitor may see: those in the groups when grouped, as many as `total` otherwise. */
  total_available: number
  /** Where the pager stops. */
  total_for_pagination: number
  /** True when `total` is a lower bound. */
  total_is_partial: boolean
  facets: Record<string, { value: string; count: number }[]>
  /**
   * When nothing is found: what the shop's own catalogue has without one section's filters, for each section
   * with any.
   */
  without: { section: string; count: number; is_partial: boolean }[]
  /** How many words were searched; null where all were. */
  searched_words: number | null
  /** A corrected query, where a word is in no picture that this visitor may see. */
  spelling: Spelling | null
  /** Warnings: a source that did not answer, or a place past the last result that can be shown. */
  errors: { source: string; code: WarningCode; message: string }[]
  /**
   * When grouped, how many more by the artist were found, by the id of the shown image; only where there are
   * more.
   */
  more_by_artist: Record<string, number>
  /** Only for staff who ask with `debug=true`. */
  debug?: SearchDebug
}

/** How a search was read and which source answered. */
export interface SearchDebug {
  /** All are required, and any term of each will do; phrases are in quotes. */
  clauses: string[][]
  /** None of these may match. */
  excluded: string[]
  /** The sources asked, the shop first: how long each took, and how many match; null for one that failed. */
  sources: { source: string; milliseconds: number; total: number | null; is_partial: boolean }[]
}

/** A correction of words outside quotes by the catalogue's own words; quoted words are never corrected. */
export interface Spelling {
  /** The query with its unknown words corrected; it finds something under the same filters. */
  query: string
  /** The query as typed, with the unknown words in quotes, which keeps them uncorrected. */
  as_typed: string
  /** Whether the results are those of `query`, because the typed one finds nothing. */
  is_applied: boolean
}

/** GET /content/search/?q=&limit=&api= → 200. */
export interface SimpleSearchResponse {
  images: ContentItem[]
}
