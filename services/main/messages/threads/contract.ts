/**
 * The thread that each artist or applicant has with staff (issue 16, line 17). It is addressed by the
 * account's uuid, for its owner and for staff; for everybody else it is 404, and so it is where the account
 * has neither an artist profile nor an application. `me` stands for one's own uuid. Staff are the artist in
 * their own thread.
 *
 * - GET /api/artist-threads/?page&page_size (1 to 100, default 20) → {@link ThreadPage}; staff only. First
 *   those that staff have not read, then those that wait for an answer, then the others; the latest first.
 * - GET /api/artist-threads/{uuid}/ → {@link ThreadView}.
 * - GET /api/artist-threads/{uuid}/messages/?page&page_size (1 to 100, default 50) →
 *   {@link ArtistMessagePage}, newest first.
 * - POST /api/artist-threads/{uuid}/messages/ {@link ArtistMessageBody}, with an Idempotency-Key → 201
 *   {@link ArtistMessageView}. Mails it to the other side, once; either side may begin. 400 by field, also
 *   where the text has what looks like a private number; 404; 429, 30 an hour for an artist; 503 where the
 *   content service cannot be asked for its pictures.
 * - POST /api/artist-threads/{uuid}/read/ {@link ReadBody} → 200 {@link ThreadView}. Marks as read what the
 *   other side has written, as far as `up_to`. 400 by field, 404.
 */
export interface ArtistMessageBody {
  /** 1 to 4,000 characters. */
  text: string
  /** At most 5 names of pictures that whoever writes has sent for this thread; none when left out. */
  pictures?: string[]
}

export const MOST_PICTURES = 5

/** It is had from the content service: GET /api/message-pictures/{name}/. */
export interface PictureOfMessage {
  name: string
  /** Pixels. */
  width: number
  height: number
}

export interface ReadBody {
  /** The id of the newest message that is shown. */
  up_to: number
}

export type Side = 'artist' | 'staff'

export interface ArtistMessageView {
  id: number
  side: Side
  /** The email of whoever of staff wrote it, for staff; null otherwise. */
  by: string | null
  text: string
  pictures: PictureOfMessage[]
  /** ISO 8601 */
  sent_at: string
  /** ISO 8601: when the other side first read it; null before. */
  read_at: string | null
}

export interface ArtistMessagePage {
  count: number
  next: string | null
  previous: string | null
  results: ArtistMessageView[]
}

export interface ThreadView {
  /** The account's uuid. */
  user_uuid: string
  /** The id of the artist profile. */
  profile: number
  /** The name on it, as of the artist's last message, or of when staff began. */
  name: string
  /** Messages of the other side that whoever asks has not read. */
  unread: number
  /** The newest; null before there is one. */
  last: ArtistMessageView | null
}

export interface ThreadPage {
  count: number
  next: string | null
  previous: string | null
  results: ThreadView[]
}
