/**
 * Taxes by calendar year (issue 15, line 10): information for whoever files, not tax advice. All routes
 * are for staff alone: 401 without a token, 403 otherwise. Money is whole cents, days are YYYY-MM-DD in
 * BUSINESS_TIME_ZONE.
 *
 * - GET /api/tax-reporting/ → 200 {@link TaxYearList}, latest first, this year too.
 * - GET /api/tax-reporting/{year}/ → 200 {@link TaxYearView}.
 * - GET /api/tax-reporting/{year}/artists/?section=&search=&limit=&offset= → 200 {@link TaxArtistList}.
 * - GET /api/tax-reporting/{year}/artists/{artist}/ → 200 {@link TaxArtistView}, 404.
 * - GET /api/tax-reporting/{year}/artists/{artist}/statement/ → 200, a PDF with the number masked; POST
 *   …/statement/file/ → 201 Link, and GET /api/tax-statement-file/{token}/ → 200, the same PDF. 404 for
 *   an artist who was not paid in the year.
 * - POST /api/tax-reporting/{year}/threshold/ {@link ThresholdBody} → 200 {@link TaxYearView}; 409
 *   `filed`.
 * - POST /api/tax-reporting/{year}/filed/ → 200 {@link TaxYearView}: freezes the year; 409 `wrong_state`
 *   before it is over and where it was filed.
 * - POST /api/tax-reporting/{year}/corrections/ {@link CorrectionBody} → 200 {@link TaxYearView}: takes a
 *   payout that came back in a later year out of the year in which it was paid; 409 `wrong_state` for any
 *   other.
 * - POST /api/tax-reporting/{year}/file/ → 201 Link; GET /api/tax-reporting-file/{token}/ → 200, all
 *   artists as CSV. Every POST but this takes an Idempotency-Key.
 */

import type { PayeeList } from '../../payees/contract.ts'
import type { AccountType } from '../payout/contract.ts'

/** Royalties below it are not reported (6050N): $10. */
export const DEFAULT_THRESHOLD = 1_000

/**
 * `reported` on a 1099-MISC; `below` the threshold; `exempt` corporations; `foreign` artists, who get a
 * 1042-S; `no-form` for whom there is none.
 */
export const TAX_SECTIONS = ['reported', 'below', 'exempt', 'foreign', 'no-form'] as const
export type TaxSection = (typeof TAX_SECTIONS)[number]

export interface TaxSums {
  /** Of payouts of that year, before tax, without those that came back in it. */
  paid: number
  /** What of that year's payouts came back in it; not in `paid`. */
  returned: number
  /** Of `paid`. */
  withheld: number
}

export interface TaxYearView extends TaxSums {
  year: number
  /** Whether it is over. */
  is_over: boolean
  threshold: number
  artists: number
  sections: Record<TaxSection, { artists: number; paid: number; withheld: number }>
  /** By the kind of account that was paid into; PayPal and Venmo may report these themselves (1099-K). */
  methods: Record<AccountType, number>
  /** ISO 8601; null unless it was filed. */
  filed: string | null
  filed_by: string | null
  /** How many artists stand otherwise by now than they were filed. */
  changed: number
  /**
   * Payouts of earlier years that came back in this one, which these years know nothing of until
   * corrected.
   */
  late_returns: LateReturn[]
}

export interface LateReturn {
  payout: string
  artist: number
  artist_name: string
  amount: number
  withheld: number
  paid_on: string
  returned_on: string
  is_corrected: boolean
}

export type TaxYearSummary = Pick<
  TaxYearView,
  'year' | 'paid' | 'returned' | 'withheld' | 'artists' | 'threshold' | 'filed' | 'is_over'
>

export interface TaxYearList {
  count: number
  data: TaxYearSummary[]
}

export interface TaxArtistView extends TaxSums {
  artist: number
  artist_name: string
  section: TaxSection
  methods: AccountType[]
  /** The form that counts at the year's end, or today. */
  form: string | null
  form_state: 'valid' | 'awaited' | 'ended' | null
  /** Line 1 of the form. */
  name: string
  country: string
  /** Such as •••• 1234; null for none. */
  tin: string | null
  /** As it was filed; null unless the year was. */
  filed: { paid: number; withheld: number } | null
}

export type TaxArtistList = PayeeList<TaxArtistView>

export interface ThresholdBody {
  /** 0 to 1,000,000. */
  threshold: number
}

export interface CorrectionBody {
  payout: string
}
