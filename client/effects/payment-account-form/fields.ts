import type { PaymentAccountFieldsInput } from '#client/apollo/generated/graphql.ts'
import type { AccountDraft } from '#machines/payment-account-form/ports.ts'

/** As the vault has opened them. */
export interface OpenedNumbers {
  number: string
  again: string | null
}

const TYPES = { bank: 'BANK_ACCOUNT', paypal: 'PAYPAL_ACCOUNT', venmo: 'VENMO_ACCOUNT' } as const

/** The numbers of an account, as the graph takes them. */
export const toNumbers = (
  { kind, country }: AccountDraft,
  { number, again }: OpenedNumbers,
): PaymentAccountFieldsInput =>
  kind === 'venmo'
    ? { type: TYPES[kind], accountId: number }
    : {
        type: TYPES[kind],
        transferMethodCountry: country,
        bankAccountId: number,
        bankAccountIdAgain: again ?? '',
      }

/** All else of it. */
export const toDetails = (draft: AccountDraft): PaymentAccountFieldsInput => ({
  type: TYPES[draft.kind],
  ...(draft.hasPayee && payeeOf(draft)),
  ...ofKind(draft),
})

const payeeOf = ({ details }: AccountDraft) => {
  const { payee, firstName, lastName, businessName, payeeEmail } = details
  return payee === 'business' ? { businessName, payeeEmail } : { firstName, lastName, payeeEmail }
}

function ofKind({ kind, country, details }: AccountDraft): Omit<PaymentAccountFieldsInput, 'type'> {
  const { bankAccountPurpose, bankId, branchId, email } = details
  if (kind === 'paypal') return { email }
  if (kind === 'venmo') return {}
  if (country === 'US')
    return { transferMethodCountry: country, branchId, bankAccountPurpose: bankAccountPurpose || null }
  return country === 'CA'
    ? { transferMethodCountry: country, bankId, branchId }
    : { transferMethodCountry: country, bankId }
}
