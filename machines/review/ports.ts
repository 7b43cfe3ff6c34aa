import { declarePort } from '#machines/port.ts'

export type Verdict = 'APPROVED' | 'CHANGES'

/** What somebody thinks of a line, or of several. */
export interface Said {
  itemIds: readonly string[]
  /** Null for a comment alone. */
  verdict: Verdict | null
  comment: string
  /** Tells what is said now from what is said next; the same when it is sent again. */
  idempotencyKey: string
}

export interface ReviewInput {
  /** Whoever holds it sees the project. */
  shareToken: string
}

export interface Review extends ReviewInput {
  author: string
  said: Said
}

export const reviewPorts = {
  /**
   * Says it once, and remembers the author then. BAD_USER_INPUT with `fields.author` or another; NOT_FOUND
   * when the link is withdrawn or no line is left, CONFLICT when the project takes nothing more,
   * RATE_LIMITED.
   */
  say: declarePort<void, Review>('review.say'),
}
