/**
 * What artists tell of themselves to everybody (issue 16, line 16). All routes are for whoever is signed in,
 * about their own profile alone: 401 for a guest, and 404 for whoever has no approved one.
 */

/** Pixels: the shortest side of a photo, and the side of what is kept of it. */
export const SHORTEST_PHOTO = 400
export const PHOTO_SIDE = 640
/** Photos of one person that nobody is shown; older ones go. */
export const MOST_UNSHOWN = 10

export interface OwnProfileValues {
  /** 1 to 100 characters. Images stay credited as they are. */
  full_name: string
  /** 40 to 2,000 characters. */
  bio: string
  /** An https address of at most 300 characters, or empty. */
  website: string
  /** At most 3 such addresses. */
  links: string[]
  /** Path of a photo that this artist sent, or the one that is there; empty for none. */
  photo: string
}

/** GET /api/own-artist-profile/ → 200. */
export interface OwnProfileView {
  version: number
  values: OwnProfileValues
  /** The id of the public page; null while the artist is not active. */
  page: number | null
}

/**
 * PUT /api/own-artist-profile/ {@link OwnProfileBody} → 200 {@link OwnProfileView}: everybody sees it from
 * then on. The same again changes nothing. 400 by field (a link's is `links.0`), and 409
 * {@link OwnProfileEdited}.
 */
export type OwnProfileBody = OwnProfileValues & {
  /** Of the profile that was read. */
  version: number
}

/** 409: somebody has saved something else; both texts can be shown, and nothing was written. */
export interface OwnProfileEdited {
  detail: string
  code: 'profile_edited'
  version: number
  theirs: OwnProfileValues
}

/**
 * POST /api/own-artist-profile/photo/ with the bytes of a JPEG, PNG or WebP, at most 10 MB → 200: keeps the
 * square in its middle, as a JPEG of at most 640 pixels a side without metadata. Equal bytes are kept once.
 * Nobody is shown it before it is saved; one that no profile shows goes after a week, or once 10 newer ones
 * of its owner are not shown either. 400 at `photo`, 413, and 503 with Retry-After when too many wait.
 */
export interface SentPhoto {
  /** For `photo` of {@link OwnProfileValues}. */
  photo: string
}

/**
 * GET /media/portraits/{name} → 200 JPEG, which may be kept for a day; 404. For everybody who knows its
 * name, a hash of its bytes.
 */
