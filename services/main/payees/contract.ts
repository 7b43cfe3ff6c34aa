/**
 * Wire shapes that all payout resources share, as Hyperwallet writes them (design.md section 5). All routes
 * are for staff alone: 401 without a token, 403 otherwise.
 */

/** `limit` 1 to 100, 20 when left out, and `offset` from 0. */
export interface PayeeList<T> {
  count: number
  limit: number
  offset: number
  data: T[]
}

/**
 * POST …/status-transitions/ → 201 {@link StatusTransitionView}; 400 by field, 409 with the reason where the
 * lifecycle allows it from no role now. GET there → {@link PayeeList} of them, the latest first, and of one
 * at …/status-transitions/{token}/, 404.
 */
export interface StatusTransitionBody {
  /** The status that it leads to. */
  transition: string
  /** Up to 500 characters; may be empty. */
  notes?: string
}

export interface StatusTransitionView {
  /** `sts-…` */
  token: string
  transition: string
  fromStatus: string
  toStatus: string
  /** ISO 8601 */
  createdOn: string
  notes: string
}

/** A transition as a thing's view offers it, by its lifecycle. */
export interface OfferedTransition {
  transition: string
  /** Why it cannot be made now; null where it can. */
  refusal: string | null
}

/** POST …/number/ {@link RevealBody} → 200 {@link RevealedNumber}; see `reveal/routes.ts`. */
export interface RevealBody {
  /** Why it has to be seen: 10 to 500 characters, kept with who and when. */
  reason: string
  /** Of whoever asks. */
  password: string
}

/** Each answer is an event; none is kept for a key, as it holds the number. */
export interface RevealedNumber {
  number: string
}
