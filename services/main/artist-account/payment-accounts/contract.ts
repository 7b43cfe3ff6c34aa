/**
 * Where an artist is paid, for themselves alone (issue 16, lines 12 and 13): 401 without a token, 404 for an
 * account that is no artist's and for what is another artist's. Numbers show their last four; no answer holds
 * one. Whatever changes where money goes asks for the password of whoever asks (400 at `password`, 429 after
 * too many wrong ones), is mailed to their address, and is written once for an Idempotency-Key, which each
 * write must have; the password is not part of what the key stands for. Requests with a number are counted,
 * 20 an hour: 429 with `Retry-After`.
 *
 * - GET /api/artist-account/payment-accounts/ → 200 {@link PaymentAccountsView}.
 * - POST there {@link OwnAccountBody} → 201 {@link OwnAccountView}; 400 by field, also for an account that
 *   stands already and for a sixth one. The first one is the default. Whoever has no payee yet gives it with
 *   the first account. 409 `payee_locked` while staff have locked or ended the payee, here and below.
 * - POST …/check/ {@link OwnAccountPart} → 204 where nothing is wrong with the fields that are sent, and 400
 *   by those that are wrong. Keeps nothing.
 * - PUT …/{trm}/ {@link OwnAccountEdit} → 200 {@link OwnAccountView}: chooses it as the default, or corrects
 *   an account that is INVALID, which makes a new one and answers that. 409 `version_conflict` where it has
 *   changed meanwhile, `wrong_status` where it cannot be chosen or needs no correction.
 * - POST …/{trm}/status-transitions/ {@link OwnTransitionBody} → 201 {@link OwnAccountView}: removes it.
 */

import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { AccountType, BankBody, PaypalBody, VenmoBody } from '../../payees/accounts/contract.ts'

export interface PaymentAccountsView {
  /** Whom money is paid to; null before the first account. */
  payee: PayeeView | null
  /** Those that stand, the default first. */
  accounts: OwnAccountView[]
  /** Removed and corrected ones, the latest first. */
  former: OwnAccountView[]
  /** How many may stand at once. */
  most: number
  /** For how many days nothing is paid into an account that is new. */
  hold_days: number
  /** Countries of banks. */
  countries: { value: string; display_name: string }[]
}

export interface PayeeView {
  /** The business, or else the person. */
  name: string
  email: string
  status: IdentityStatus
}

export interface OwnAccountView {
  /** `trm-…` */
  token: string
  type: AccountType
  /** What it is called, such as `Checking •••• 6789`. */
  account: string
  default: boolean
  status: PaymentAccountStatus
  version: number
  /** ISO 8601 */
  added_on: string
  /** ISO 8601; null while it stands. */
  ended_on: string | null
  /** YYYY-MM-DD: payments to the default wait until then; null where they do not. */
  usable_from: string | null
  /** Why it is, or was, INVALID, as the bank said it; null where it never was. */
  reason: string | null
  /** The account that it corrects, and the one that corrects it. */
  replaces: string | null
  replaced_by: string | null
  /** Of a bank: ISO 3166, and what stands on each of its checks. */
  country: string | null
  purpose: 'CHECKING' | 'SAVINGS' | null
  bank_id: string | null
  branch_id: string | null
}

/** Who is paid, with the first account: a person has both names, a business its own. */
export interface PayeeFields {
  firstName?: string
  lastName?: string
  businessName?: string
  payeeEmail?: string
}

export type OwnAccountPart = { type: AccountType } & PayeeFields & Partial<BankBody & PaypalBody & VenmoBody>

export type OwnAccountBody = { type: AccountType; password: string; default?: boolean } & PayeeFields &
  (BankBody | PaypalBody | VenmoBody)

export type OwnAccountEdit =
  | { version: number; password: string; default: true }
  | ({ version: number; password: string } & (BankBody | PaypalBody | VenmoBody))

export interface OwnTransitionBody {
  transition: 'DE_ACTIVATED'
  version: number
  password: string
}
