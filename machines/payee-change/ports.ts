import { declarePort } from '#machines/port.ts'

/** What staff may do with an identity, a payment account or a tax form. */
export type PayeeCommand =
  | { kind: 'status'; transition: string }
  /** A W-8BEN-E has come. */
  | { kind: 'receive' }
  /** The IRS has sent a B notice, or it is settled. */
  | { kind: 'notice'; isNamed: boolean }

/** What is typed to it, by the names of the fields; empty where nothing is. */
export interface PayeeDetails {
  notes: string
  /** YYYY-MM-DD, of a form that has come. */
  signedOn: string
  /** In percent, of its treaty; empty for none. */
  treatyRate: string
}

export interface PayeeChange {
  /** Such as `artist-identity`, `artist-identity/{token}/bank-accounts` or `tax-form`. */
  resource: string
  id: string
  command: PayeeCommand
  details: PayeeDetails
  /** The same key answers the same again, as only the answer may have been lost. */
  idempotencyKey: string
}

export const payeeChangePorts = {
  /**
   * Apollo's cache takes the record as it is then. BAD_USER_INPUT by the fields of {@link PayeeDetails};
   * CONFLICT with the reason where its lifecycle does not allow it now, NOT_FOUND where it is gone, FORBIDDEN
   * for whoever is not staff.
   */
  changePayee: declarePort<void, PayeeChange>('payee-change.changePayee'),
}
