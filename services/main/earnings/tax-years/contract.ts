/**
 * What an artist was paid by tax year, for themselves alone (issue 16, line 27): 401 without a token, 404 for
 * an account that is no artist's. Information, not tax advice. Money is whole cents.
 *
 * - GET /api/earnings/tax-years/ → 200 {@link OwnTaxYear}[], the latest first, at most 10.
 * - POST /api/earnings/tax-years/{year}/file/ → 201 a link to the year as PDF, which is read as that of staff
 *   (GET /api/tax-statement-file/{token}/); 404 for a year that is not over, or in which nothing was paid.
 */

import type { TaxSection } from '../../payouts/tax/contract.ts'

export interface OwnTaxYear {
  year: number
  paid: number
  /** Came back in the year, and is not in `paid`. */
  returned: number
  withheld: number
  /** `reported` to the tax office, or why not. */
  section: TaxSection
  /** From which royalties of a year are reported. */
  threshold: number
  /** Whether its PDF can be had. */
  is_over: boolean
}
