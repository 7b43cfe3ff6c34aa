/**
 * Where notes on records (services/shared/resources/notes/contract.ts) name whoever asks. Staff only, 401 and
 * 403 for everybody else.
 *
 * - GET /api/notes/mentions/ → {@link MentionList}.
 * - POST /api/notes/{note}/read/ → 204: it is no longer listed. The same again is answered the same; 404
 *   where the note is gone, or names somebody else.
 */

export interface MentionList {
  /** Those that are unread, the newest first; at most 50. */
  results: MentionView[]
}

export interface MentionView {
  /** The note's. */
  id: number
  text: string
  /** The email of whoever wrote it. */
  author: string
  /** ISO 8601 */
  at: string
  /** As in paths, such as `artist`. */
  resource: string
  /** The record's id. */
  record: string
  /** What it is called now; null where it is gone. */
  label: string | null
}
