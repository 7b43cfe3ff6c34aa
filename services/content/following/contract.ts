import type { ArtistPageView, NamedPage } from '../artist-pages/contract.ts'

/**
 * Artists whom an account follows, and the mail about their new work (issue 16, line 29). Nobody but the
 * account itself is told whom it follows, and nobody how many follow an artist.
 */

/** The most artists whom one account follows. */
export const MOST_FOLLOWED = 1_000

/**
 * PUT /content/artists/{id}/following/, signed in → 200 {@link ArtistPageView}; doing it twice is doing it
 * once. 404 where the artist has no page, which ends a follow all the same. 409 for one's own page, and for
 * more artists than {@link MOST_FOLLOWED}.
 */
export interface FollowBody {
  following: boolean
}

/**
 * GET /content/following/, signed in → 200: whom the account follows, who has a page, the last followed
 * first. `limit` (1 to 100) and `offset`.
 */
export interface FollowingList {
  count: number
  next: string | null
  previous: string | null
  results: ArtistPageView[]
  /** Whom the account follows who has no page now, on whichever page it is asked: they may come back. */
  without_page: NamedPage[]
  /** Whether the account is mailed of new work. True for an account that has never said otherwise. */
  wants_mail: boolean
}

/** PUT /content/following/mail/, signed in → 200 {@link FollowMailView}; twice is once. */
export interface FollowMailView {
  wants_mail: boolean
}

/**
 * GET /content/unsubscribe/{token}/ → 200 {@link FollowMailView}: what the link in a mail about new work is
 * good for. It changes nothing. POST → 204: the account is not mailed of new work any more, from now on;
 * twice is once. Neither needs signing in: the token is the right. 404 for a link that is too old or not
 * ours.
 */
export interface UnsubscribeParams {
  token: string
}
