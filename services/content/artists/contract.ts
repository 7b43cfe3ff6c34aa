/** Wire shapes of artists (spec.md sections 3 and 7). Reading is for everyone, writing for staff. */

import type { RecordPage, ResourceRecord } from '#services/shared/resources/contract.ts'

export const LONGEST_NAME = 200
export const LONGEST_ROYALTY_CODE = 100

/**
 * An artist, one row for a name however it is written; a search's artist filter takes the name. Renaming one
 * renames the artist of their images, of which there may be 1,000.
 */
export interface ArtistView extends ResourceRecord {
  id: number
  name: string
  /** True for artists of the shop's own artist portal. */
  gaa_artist: boolean
  active: boolean
  /** ISO 8601 */
  created: string
  /** When it was edited last; when it was made, where nobody has. */
  updated: string
  /** For staff; empty for everybody else. */
  royalty_code: string
}

/**
 * GET /content/artist-terms/{id}/ → 200, 404. For services alone, which ask in nobody's name.
 */
export interface ArtistTermsView {
  id: number
  name: string
  /** By which they are paid; null where they have none of their own. */
  royalty_code: string | null
}

/**
 * GET /api/artist/?gaa_artist=&active=&search=&ordering=&limit=&offset=&after=&before= → 200. gaa_artist and
 * active: true or false, both when left out; search: words that the name must all have, whole or as they
 * begin, case and accents aside; ordering `name` (default), `created`, `updated` (or `modified`), `active`,
 * `gaa_artist`, downwards with a `-`. It has an ETag, and answers 304 to its unchanged tag.
 */
export type ArtistList = RecordPage<ArtistView>
