/**
 * The royalty agreement of the artist who asks (issue 16, line 6): 401 without a token, 404 for an account
 * that is no artist's. Money is whole cents, rates are hundredths of a percent, days are YYYY-MM-DD in
 * BUSINESS_TIME_ZONE.
 *
 * - GET /api/artist-account/agreement/ → 200 {@link OwnAgreementView}.
 * - POST /api/artist-account/agreement/ {@link AcceptBody}, with an Idempotency-Key → 201
 *   {@link OwnAgreementView}. It counts for what is ordered from then on. 400 by field; 409
 *   `agreement_changed` where another text or rate is offered, `agreement_accepted` for the same again.
 * - POST /api/artist-account/agreement/{version}/file/ → 201 `{token, expires_at}`, 404: a link to a version
 *   that the artist has accepted. It is read once: GET /api/agreement-file/{token}/ → 200, a PDF.
 */

export interface OwnAgreementView {
  /** Null where the artist's code has no rate: staff set one first. */
  offered: OfferedAgreement | null
  /** Whether what is offered is what was accepted last. */
  is_accepted: boolean
  /** What was accepted, the latest first: that one holds. */
  accepted: AcceptedAgreement[]
}

export interface OfferedAgreement {
  /** Of the text, over all artists. */
  text_version: number
  /** The first day on which this text was offered. */
  since: string
  /** Paragraphs are parted by an empty line; the first line of each is its heading. */
  text: string
  /** SHA-256 of the text, in hexadecimal. */
  text_hash: string
  royalty_code: string
  rate: number
  example: WorkedExample
}

/** How the royalty of one order line is reckoned. */
export interface WorkedExample {
  unit_price: number
  quantity: number
  /** Price times quantity. */
  total: number
  /** The line's share of the volume discount. */
  discount: number
  /** In percent, as the price list has it for so many pieces. */
  discount_rate: number
  base: number
  royalty: number
}

export interface AcceptedAgreement {
  /** Counts from 1 for each artist. */
  version: number
  /** Null for a text that is kept nowhere any more. */
  text_version: number | null
  royalty_code: string
  rate: number
  /** The day on which it was accepted. */
  on: string
  /** As the artist typed it; null where it was accepted otherwise. */
  name: string | null
}

export interface AcceptBody {
  /** Of the text that was shown. */
  text_hash: string
  /** That was shown. */
  rate: number
  /** Typed as a signature: 2 to 100 characters. */
  name: string
  agreed: true
}
