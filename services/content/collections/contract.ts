/** Wire shapes of collections (spec.md sections 3 and 7). Reading is for everyone, writing for staff. */

import type { RecordPage, ResourceRecord } from '#services/shared/resources/contract.ts'

/** The most images in a collection; each id occurs once. */
export const MOST_IMAGES = 1_000
export const LONGEST_NAME = 100
/** In characters. The specification bounds how much of it is shown at once, not how long it is. */
export const LONGEST_DESCRIPTION = 5_000

/**
 * A resource (services/shared/resources/contract.ts); and PATCH …/{id}/remove/ `{remove: [ids]}` and PATCH
 * …/{id}/prepend/ `{prepend: [ids]}` → 200, which edit `contents` as they are now.
 */
export interface CollectionView extends ResourceRecord {
  id: number
  /** 1 to 100 characters. */
  name: string
  /** May be empty. */
  description: string
  /** Ids of images, first to last. Unpublished ones are for staff alone. */
  contents: string[]
  /** How many the caller may see, even where `contents` is cut short. */
  count: number
  /** ISO 8601 */
  created: string
  updated: string
}

export interface CollectionBody {
  name: string
  description?: string
  /** All, in their order; a repeated id counts once. */
  contents?: string[]
}

/** PUT: fields that are left out stay. Without a version it is an edit of the collection as it is now. */
export interface ReplaceBody extends Partial<CollectionBody> {
  version?: number
}

/**
 * GET /api/collections/?limit=&offset=&after=&before=&ordering=&search=&image=&contents= → 200. ordering
 * `name` (default), `created`, `updated` (or `modified`), downwards with a `-`; search: words that must all
 * be in name or description; `image`: collections with that image; `contents`: at most so many ids of each,
 * all when left out. It has an ETag, and answers 304 to its unchanged tag.
 */
export type CollectionList = RecordPage<CollectionView>
