/**
 * Email that staff write to artists, which is for staff alone.
 *
 * - POST /api/artist-profile/email/preview/ {@link EmailBody} → 200 {@link EmailPreview}. Writes nothing. 400
 *   by field.
 * - POST /api/artist-profile/email/ {@link SendBody} → 200 {@link SentEmail}, under an Idempotency-Key that
 *   counts for good: each recipient gets it once, however often it is sent. 400 by field, 409
 *   `recipients_changed` where others would get it than the preview said, or be called otherwise, and
 *   `idempotency_key_reused` where something else was sent under the key.
 */

export const LONGEST_SUBJECT = 200
export const LONGEST_TEXT = 5_000
/** Get one email at once; more are refused at `audience`. */
export const MOST_RECIPIENTS = 1_000

/** Whom an email is for: these profiles, or all that a list shows. */
export type Audience =
  | { ids: number[] }
  /** As in the list of artist profiles (artist-profiles/contract.ts). */
  | { search: string; filters: Readonly<Record<string, string>> }

export interface EmailBody {
  audience: Audience
  /** 1 to 200 characters, in one line. */
  subject: string
  /** 1 to 5,000 characters, between a greeting by name and the shop's closing. */
  text: string
}

export interface SendBody extends EmailBody {
  /** Of the preview that was read. */
  digest: string
}

/** A profile by whom it is. */
export interface Addressee {
  id: number
  full_name: string
  email: string
}

export interface EmailPreview {
  /** Stands for who gets it, and how they are called. */
  digest: string
  /** By name. */
  recipients: (Addressee & { greeting: string })[]
  /** Those without an address that can be written to. */
  left_out: Addressee[]
  subject: string
  /** What follows each greeting. */
  body: string
}

export interface SentEmail {
  /** How many it was sent to. */
  count: number
}
