/**
 * Where the money of an identity goes, as Hyperwallet has its transfer methods. `{type}` is `bank-accounts`,
 * `paypal-accounts` or `venmo-accounts`. All for staff alone; numbers show their last four.
 *
 * - GET /api/artist-identity/{usr}/{type}/?limit=&offset= → 200 {@link AccountList}, the newest first.
 * - POST there {@link NewAccountBody}, under an Idempotency-Key → 201 {@link AccountView}; 400 by field, also
 *   where there are 5 accounts that stand. The first one is the default.
 * - GET …/{trm}/ → 200 {@link AccountView}, 404.
 * - PUT …/{trm}/ {@link AccountEdit} → 200 {@link AccountView}: makes it the default, or corrects an account
 *   that is INVALID, which makes a new one and answers that; what is not sent stays as it was, but for the
 *   number. 400 by field, 409 `version_conflict` where somebody else was first, 409 `wrong_status` where the
 *   account cannot be the default or needs no correction.
 * - GET …/{trm}/history/?limit=&offset= → 200, what became of it, latest first.
 * - POST …/{trm}/number/ (payees/contract.ts): the number, whole.
 * - …/{trm}/status-transitions/ and …/{sts}/ (payees/contract.ts). OPTIONS of all: what they hold.
 */

import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { OfferedTransition, PayeeList } from '../contract.ts'

export type AccountType = 'BANK_ACCOUNT' | 'PAYPAL_ACCOUNT' | 'VENMO_ACCOUNT'

/** `default`: whether payouts go there from now on. */
export type NewAccountBody = { default?: boolean } & (BankBody | PaypalBody | VenmoBody)

/**
 * United States: `branchId` is the routing number. Canada: `bankId` 3 digits, `branchId` 5. Elsewhere
 * `bankAccountId` is an IBAN and `bankId` a BIC.
 */
export interface BankBody {
  /** ISO 3166, `US` when left out. */
  transferMethodCountry?: string
  bankAccountPurpose?: 'CHECKING' | 'SAVINGS' | null
  bankId?: string
  branchId?: string
  bankAccountId: string
  /** The number once more, as it is typed twice. */
  bankAccountIdAgain: string
}

export interface PaypalBody {
  email: string
}

export interface VenmoBody {
  /** A mobile number of the United States. */
  accountId: string
}

export type AccountEdit = { version: number } & Partial<NewAccountBody>

export interface AccountView {
  /** `trm-…` */
  token: string
  /** What it is called, such as `Checking •••• 6789`. */
  account: string
  default: boolean
  type: AccountType
  status: PaymentAccountStatus
  /** ISO 8601 */
  createdOn: string
  version: number
  /** Of a bank account; the number and that of Venmo masked. */
  transferMethodCountry?: string
  bankAccountPurpose?: 'CHECKING' | 'SAVINGS' | null
  bankId?: string | null
  branchId?: string | null
  bankAccountId?: string
  /** Of PayPal. */
  email?: string
  /** Of Venmo. */
  accountId?: string
  /** The invalid account that this one corrects, and the one that corrects this. */
  replaces: string | null
  replacedBy: string | null
  /** Tokens of other identities with an account of the same number. */
  sharedWith: string[]
  transitions: OfferedTransition[]
}

export type AccountList = PayeeList<AccountView>
