/**
 * What staff note on a record (issue 13, line 12). Staff only, 401 and 403 for everybody else; 404 where
 * there is no such record. Writes take an `Idempotency-Key`.
 *
 * - GET /api/{name}/{id}/notes/?after= → {@link NotePage}, 50 at most, the newest first; `after` is the
 *   `next` of a page. 400 by parameter.
 * - POST /api/{name}/{id}/notes/ {@link NoteBody} → 201 {@link NoteView}. 400 at `text`.
 * - DELETE /api/{name}/{id}/notes/{note}/ → 204, by its author; 403 for others, 404 where it is gone.
 */

export const LONGEST_NOTE = 2_000
export const MOST_NAMED = 20

export interface NoteBody {
  /**
   * 1 to 2,000 characters. `@ana@aquatint.test` and `@ana` name a colleague, whom it is then shown; 400 for a
   * name that nobody has, or more than one, and for more than 20 names; 503 while the auth service, which
   * knows them, does not answer.
   */
  text: string
}

export interface NoteView {
  id: number
  text: string
  /** The email of whoever wrote it. */
  author: string
  is_own: boolean
  /** ISO 8601 */
  at: string
}

export interface NotePage {
  results: NoteView[]
  /** For `after`; null on the last page. */
  next: number | null
}
