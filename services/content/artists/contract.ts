/** Wire shapes of artists (spec.md sections 3 and 7). Reading is for everyone. */

/** One row a name, however it is written; the name is what the artist filter of a search takes. */
export interface ArtistView {
  id: number
  name: string
  /** Belongs to the shop's own artist portal. */
  gaa_artist: boolean
  active: boolean
  /** ISO 8601 */
  created: string
  /** For staff; empty for anyone else. */
  royalty_code: string
}

/**
 * GET /api/artist/?gaa_artist=&active=&search=&ordering=&limit=&offset= → 200. limit 1 to 1000 (default 100);
 * gaa_artist and active: true or false, either when left out; search: words that the name must all hold, case
 * and accents apart; ordering `name` (default) or `-modified`, latest first. With an ETag: 304 to whoever
 * names it and nothing has changed.
 */
export interface ArtistList {
  count: number
  next: string | null
  previous: string | null
  results: ArtistView[]
}
