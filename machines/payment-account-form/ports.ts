import { declarePort } from '#machines/port.ts'
import type { SecretRef } from '#machines/session.ts'

export type AccountKind = 'bank' | 'paypal' | 'venmo'

/** What is typed of an account and of whom it pays, but for the number; empty where nothing is. */
export interface AccountDetails {
  /** Who is paid, with the first account: a person, who has both names, or a business, which has its own. */
  payee: '' | 'business'
  firstName: string
  lastName: string
  businessName: string
  payeeEmail: string
  /** Of a bank account. */
  bankAccountPurpose: '' | 'CHECKING' | 'SAVINGS'
  bankId: string
  branchId: string
  /** Of PayPal. */
  email: string
}

/** As the vault holds it. */
export interface AccountNumbers {
  number: SecretRef
  /** The same once more, where it is typed twice. */
  again: SecretRef | null
}

export interface AccountDraft {
  kind: AccountKind
  /** ISO 3166, of a bank. */
  country: string
  details: AccountDetails
  /** Whether it is said who is paid. */
  hasPayee: boolean
}

/** What the form begins with. */
export interface LoadedAccount {
  /** Whether who is paid has been said before. */
  knowsPayee: boolean
  /** The account that is corrected; null for a new one. */
  corrected: { kind: AccountKind; country: string; version: number; details: Partial<AccountDetails> } | null
}

export interface AccountSave extends AccountDraft {
  /** The account that is corrected; null for a new one. */
  token: string | null
  /** That the correction began from. */
  version: number | null
  /** Whether payments go there from now on. */
  isDefault: boolean
  /** Null for PayPal, which has none. */
  numbers: AccountNumbers | null
  /** As the vault holds it. */
  password: SecretRef
  /** The same for each try, as only the answer may have been lost: it is saved once. */
  idempotencyKey: string
}

/** `lost`: the vault has the numbers or the password no more, as after a reload; nothing was sent. */
export type AccountSaved = { kind: 'saved'; token: string } | { kind: 'lost' }

export const paymentAccountFormPorts = {
  /**
   * NOT_FOUND where the account that is to be corrected is not INVALID any more or is no artist's; CONFLICT
   * where as many accounts stand as may, and a new one is asked for.
   */
  loadAccount: declarePort<LoadedAccount, { token: string | null }>('payment-account-form.loadAccount'),
  /**
   * Says whether what is typed of a part can be right, and keeps nothing: of the details, or of the numbers
   * where there are some. BAD_USER_INPUT by field; RATE_LIMITED.
   */
  checkPart: declarePort<void, { draft: AccountDraft; numbers: AccountNumbers | null }>(
    'payment-account-form.checkPart',
  ),
  /**
   * Saves it once. BAD_USER_INPUT by field of the details, of the numbers, or `password`; CONFLICT where
   * somebody else was first or staff have locked who is paid; RATE_LIMITED; NOT_FOUND where the account is
   * gone. The vault forgets the password with each answer, and the numbers once they are saved.
   */
  saveAccount: declarePort<AccountSaved, AccountSave>('payment-account-form.saveAccount'),
}
