/** Wire shapes of artists (spec.md sections 3 and 7). Reading is for everyone. */

/** An artist, one row for a name however it is written; a search's artist filter takes the name. */
export interface ArtistView {
  id: number
  name: string
  /** True for artists of the shop's own artist portal. */
  gaa_artist: boolean
  active: boolean
  /** ISO 8601 */
  created: string
  /** For staff; empty for everybody else. */
  royalty_code: string
}

/**
 * GET /api/artist/?gaa_artist=&active=&search=&ordering=&limit=&offset= → 200. limit 1 to 1000 (default 100);
 * gaa_artist and active: true or false, both when left out; search: words that the name must all have, case
 * and accents aside; ordering `name` (default) or `-modified`, latest first. It has an ETag, and answers 304
 * to its unchanged tag.
 */
export interface ArtistList {
  count: number
  next: string | null
  previous: string | null
  results: ArtistView[]
}
