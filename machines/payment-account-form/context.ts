import { demand } from '#machines/demand.ts'
import type { PaymentAccountFormFailure } from './failure.ts'
import type { AccountDetails, AccountDraft, AccountKind, AccountNumbers, AccountSave } from './ports.ts'

export interface PaymentAccountFormInput {
  /** The account of whoever fills it in: nobody else finds what they typed. */
  owner: string
  /** The payment account that is corrected; null for a new one. */
  token: string | null
}

export interface PaymentAccountFormContext extends PaymentAccountFormInput {
  /** Whether who is paid has been said before. */
  knowsPayee: boolean
  /** That a correction began from; null for a new account. */
  version: number | null
  kind: AccountKind
  country: string
  details: AccountDetails
  /** Whether payments go there from now on. */
  isDefault: boolean
  /** Null before they are typed, and where there are none. */
  numbers: AccountNumbers | null
  /** Null before it is given. */
  password: string | null
  /** Of the first save, until the server says that nothing was saved; null before. */
  key: string | null
  failure: PaymentAccountFormFailure | null
}

const DETAILS: AccountDetails = {
  payee: '',
  firstName: '',
  lastName: '',
  businessName: '',
  payeeEmail: '',
  bankAccountPurpose: '',
  bankId: '',
  branchId: '',
  email: '',
}

export const beginForm = (input: PaymentAccountFormInput): PaymentAccountFormContext => ({
  ...input,
  knowsPayee: false,
  version: null,
  kind: 'bank',
  country: 'US',
  details: DETAILS,
  isDefault: true,
  numbers: null,
  password: null,
  key: null,
  failure: null,
})

export const hasNumber = ({ kind }: Pick<PaymentAccountFormContext, 'kind'>): boolean => kind !== 'paypal'

/** Of a Venmo account that is corrected there is nothing but the number. */
export const hasDetails = ({ kind, version }: Pick<PaymentAccountFormContext, 'kind' | 'version'>): boolean =>
  version === null || kind !== 'venmo'

/** Whether there is anything that its artist would have to say again. */
export const isTyped = ({ kind, country, details, key }: PaymentAccountFormContext): boolean =>
  kind !== 'bank' || country !== 'US' || key !== null || Object.values(details).some((typed) => typed !== '')

export const draftOf = ({ kind, country, details, knowsPayee }: PaymentAccountFormContext): AccountDraft => ({
  kind,
  country,
  details,
  hasPayee: !knowsPayee,
})

export const saveOf = (context: PaymentAccountFormContext): AccountSave => ({
  ...draftOf(context),
  token: context.token,
  version: context.version,
  isDefault: context.isDefault,
  numbers: context.numbers,
  password: demand(context.password, 'a password'),
  idempotencyKey: demand(context.key, 'a key'),
})
