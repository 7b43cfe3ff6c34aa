/**
 * What visitors leave by the leave-a-message panel behind 'Live chat' (design.md section 6), and how staff
 * answer it. Kept for FEEDBACK_KEPT_DAYS.
 *
 * - POST /api/v2/messages/ {@link MessageBody} → 201 {@link LeftMessage}; 400 by field, 429 by network, and
 *   by sender there.
 * - GET /api/v2/messages/?page&page_size (1 to 100, default 20)&waiting → {@link MessagePage}; staff only.
 *   With `waiting=true` those without an answer, what waits longest first; with `waiting=false` those with
 *   one, what was answered last first; without it all, newest first.
 * - GET /api/v2/messages/{id}/ → {@link MessageView}; staff only, 404.
 * - POST /api/v2/messages/{id}/answer/ {@link AnswerBody} → 200 {@link MessageView}; staff only. Mails the
 *   answer to the visitor, once. 400 by field, 404, 409 where it was answered before.
 */
export interface MessageBody {
  email: string
  /** 1 to 2,000 characters. What may be a tax number is kept as its last four. */
  message: string
}

export interface LeftMessage {
  id: number
}

export interface AnswerBody {
  /** 1 to 5,000 characters; tax numbers as in {@link MessageBody}. */
  text: string
}

export interface AnswerView {
  text: string
  /** The email of whoever answered. */
  by: string
  /** ISO 8601 */
  at: string
}

export interface MessageView {
  id: number
  /** Of the visitor, as they gave it. */
  email: string
  message: string
  /** ISO 8601 */
  sent_at: string
  /** Null as long as it waits. */
  answer: AnswerView | null
}

export interface MessagePage {
  count: number
  next: string | null
  previous: string | null
  results: MessageView[]
}
