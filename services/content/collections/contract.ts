/** Wire shapes of collections (spec.md sections 3 and 7). Reading is for everyone, writing for staff. */

/** The most images in a collection; each id occurs once. */
export const MOST_IMAGES = 1_000
export const LONGEST_NAME = 100
/** In characters. The specification bounds how much of it is shown at once, not how long it is. */
export const LONGEST_DESCRIPTION = 5_000

/**
 * GET /api/collections/{id}/ → 200; POST /api/collections/ {@link CollectionBody} → 201; PUT
 * /api/collections/{id}/ {@link ReplaceBody} → 200; PATCH …/{id}/remove/ `{remove: [ids]}` and PATCH
 * …/{id}/prepend/ `{prepend: [ids]}` → 200; DELETE /api/collections/{id}/ → 204.
 */
export interface CollectionView {
  id: number
  /** 1 to 100 characters. */
  name: string
  /** May be empty. */
  description: string
  /** Ids of images, first to last. Unpublished ones are for staff alone. */
  contents: string[]
  /** How many the caller may see, even where `contents` is cut short. */
  count: number
  /** The number of changes. */
  version: number
  /** ISO 8601 */
  created: string
  updated: string
}

export interface CollectionBody {
  name: string
  description?: string
}

/**
 * Fields that are left out stay. `contents` replaces all, in its order; a repeated id counts once. 409
 * `version_conflict` for a `version` other than the collection's.
 */
export interface ReplaceBody extends CollectionBody {
  contents?: string[]
  version?: number
}

/**
 * GET /api/collections/?limit=&offset=&ordering=&search=&image=&contents= → 200. limit 1 to 1000 (default
 * 100); ordering `name` (default) or `-modified`, latest first; search: words that must all be in name or
 * description; `image`: collections with that image; `contents`: at most so many ids of each, all when left
 * out. It has an ETag, and answers 304 to its unchanged tag.
 */
export interface CollectionList {
  count: number
  next: string | null
  previous: string | null
  results: CollectionView[]
}
