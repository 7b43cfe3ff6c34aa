import type { ContentItem } from '../images/contract.ts'

/** What makes an image related: what is in it, or whose it is. */
export type RelatedBy = 'likeness' | 'artist'

/**
 * GET /content/images/{id}/related/?by=&limit= → 200. `by` is {@link RelatedBy}, likeness when left out;
 * `limit` 1 to 20, 5 when left out (spec.md section 9). Never the image itself; for anyone but staff only
 * what is published, and to an unpublished one its nearest replacement alone. Unknown id is 404.
 */
export interface RelatedImages {
  /** Nearest first; the newest first of an artist. */
  images: ContentItem[]
}

/**
 * GET /content/search/related-keywords/?query= → 200: what the results of a search have in common, at most 12
 * (spec.md section 3).
 */
export interface RelatedKeywords {
  results: RelatedKeyword[]
}

export interface RelatedKeyword {
  /** The keyword as search compares it. */
  id: string
  /** As it is written on an image. */
  label: string
  /** Path of one such image at 320 pixels. */
  thumb: string
}
