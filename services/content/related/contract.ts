import type { ContentItem } from '../images/contract.ts'

/** What relates images: their content, or their artist. */
export type RelatedBy = 'likeness' | 'artist'

/**
 * GET /content/images/{id}/related/?by=&limit= → 200. `by` is {@link RelatedBy}, likeness when left out;
 * `limit` 1 to 20, 5 when left out (spec.md section 9). Never the image itself. Everybody but staff gets
 * published images only, and for an unpublished one its nearest replacement alone. 404 for an unknown id.
 */
export interface RelatedImages {
  /** Nearest first; an artist's newest first. */
  images: ContentItem[]
}

/**
 * GET /content/search/related-keywords/?query= → 200: keywords that a search's results share, at most 12
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
