/** Wire shapes of collections (spec.md sections 3 and 7). Reading is for everyone, writing for staff. */

/** Images of one collection. Each id occurs once. */
export const MOST_IMAGES = 1_000
export const LONGEST_NAME = 100
/** In characters. The specification bounds what is shown of it at once, not what it says. */
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
  /** Ids of images, first to last, of those that whoever asks may see: unpublished ones are for staff. */
  contents: string[]
  /** How many they may see, also where `contents` is cut short. */
  count: number
  /** Counts changes. */
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
 * What is left out stays as it is. `contents` replaces all, in its order; an id that comes again counts once.
 * With a `version` that is no longer the collection's: 409 `version_conflict`.
 */
export interface ReplaceBody extends CollectionBody {
  contents?: string[]
  version?: number
}

/**
 * GET /api/collections/?limit=&offset=&ordering=&search=&image=&contents= → 200. limit 1 to 1000 (default
 * 100); ordering `name` (default) or `-modified`, latest first; search: words that must all be in name or
 * description; `image`: those that hold it; `contents`: at most so many ids of each, all without it. With an
 * ETag: 304 to whoever names it and nothing has changed.
 */
export interface CollectionList {
  count: number
  next: string | null
  previous: string | null
  results: CollectionView[]
}
