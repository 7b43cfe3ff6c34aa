/**
 * Tax forms as staff see them; all routes are for staff alone. Numbers show their last four.
 *
 * - GET /api/tax-form/?search=&artist=&type=&state=&limit=&offset=&ordering= → 200 {@link TaxFormList}, those
 *   that have been superseded too; `ordering` is `created` or, downwards and by default, `-created`.
 * - GET /api/tax-form/{token}/ → 200 {@link TaxFormView}, 404. OPTIONS of both: what they hold.
 * - GET /api/tax-form/{token}/history/ → 200, what became of it, latest first.
 * - POST /api/tax-form/{token}/received/ {@link ReceivedBody} → 200 {@link TaxFormView}: a W-8BEN-E has come.
 *   400 by field; 409 for another type, one that is superseded, and one that was marked before.
 * - POST /api/tax-form/{token}/b-notice/ {@link NoticeBody} → 200 {@link TaxFormView}: records that the IRS
 *   has sent a B notice, or that it is settled. 409 for a W-8, and where it is so already.
 */

export const FORM_TYPES = ['W-9', 'W-8BEN', 'W-8BEN-E'] as const
export type FormType = (typeof FORM_TYPES)[number]

/** The boxes of line 3a, a limited company's by how it is taxed. */
export const CLASSIFICATIONS = [
  'individual',
  'c-corporation',
  's-corporation',
  'partnership',
  'trust-estate',
  'llc-c',
  'llc-s',
  'llc-p',
  'other',
] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

export const TIN_TYPES = ['ssn', 'itin', 'ein', 'foreign'] as const
export type TinType = (typeof TIN_TYPES)[number]

export interface TaxFormView {
  /** `txf-…` */
  token: string
  /** The artist's id in the catalogue. */
  artist: number
  type: FormType
  revision: string
  name: string
  business_name: string
  classification: Classification | null
  /** Corporations are listed apart: no 1099 is due for them (6050N(c)). */
  exempt_corporation: boolean
  country: string
  /** In percent; null where no treaty is claimed. */
  treaty_rate: number | null
  tin_type: TinType | null
  /** Such as •••• 1234; null for none. */
  tin: string | null
  /** YYYY-MM-DD; null until a W-8BEN-E is received. */
  signed_on: string | null
  valid_until: string | null
  superseded_on: string | null
  /** Today. */
  state: 'valid' | 'awaited' | 'ended' | 'superseded'
  /** In percent of what is paid today. */
  withholding: number
  /** Whether a B notice counts today. */
  b_notice: boolean
  /** Artists, by their ids, whose forms have the same number. */
  shared_with: number[]
  /** ISO 8601 */
  created: string
}

export interface TaxFormList {
  count: number
  limit: number
  offset: number
  data: TaxFormView[]
}

export interface ReceivedBody {
  /** YYYY-MM-DD, as it stands on the form. */
  signed_on: string
  /** In percent, 0 to 30; null or left out where no treaty is claimed. */
  treaty_rate?: number | null
}

export interface NoticeBody {
  b_notice: boolean
  /** 10 to 500 characters. */
  notes: string
}
