/** What everybody may know of an artist who sells here (issue 16, line 28): no email, no sales. */

/**
 * GET /content/artists/{id}/ → 200, by the artist's id in the catalogue; 404 where the artist is not active
 * or has no approved profile.
 */
export interface ArtistPageView {
  id: number
  /** As images credit them; a search's artist filter takes it. */
  name: string
  /** As they call themselves. */
  full_name: string
  /** Path of a picture; null when there is none. */
  photo: string | null
  /** May be empty. */
  bio: string
  /** An https address, or empty. */
  website: string
  /** Https addresses, at most 3. */
  links: string[]
  /** Whether whoever asks follows them; null on one's own page, false for a guest. */
  user_follows: boolean | null
}

/**
 * GET /content/artists/ → 200: the artists who have a page, by id, at most 1,000. With `?name=&name=`, at
 * most 100, those of these names, however they are written, each named as it was asked for.
 */
export interface ArtistPageList {
  results: NamedPage[]
}

export interface NamedPage {
  id: number
  name: string
}
