import type { InputFrom } from 'xstate'
import type {
  CheckPaymentAccountMutation,
  CheckPaymentAccountMutationVariables,
  PaymentAccountToFillQuery,
  SavePaymentAccountMutation,
} from '#client/apollo/generated/graphql.ts'
import { toDetails, toNumbers } from '#client/effects/payment-account-form/fields.ts'
import type {
  AccountKind,
  LoadedAccount,
  paymentAccountFormPorts,
} from '#machines/payment-account-form/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { userErrorsOf } from '../../held-graph.ts'

/** What the form of a payment account asks of the graph, and what the graph answers. */

export const NUMBER = '000123456789'
export const MOBILE = '2128675309'

const TYPES = { bank: 'BANK_ACCOUNT', paypal: 'PAYPAL_ACCOUNT', venmo: 'VENMO_ACCOUNT' } as const

const accountOf = ({ kind, country, version, details }: NonNullable<LoadedAccount['corrected']>) => ({
  __typename: 'PaymentAccount' as const,
  token: 'trm-1',
  type: TYPES[kind],
  status: 'INVALID',
  version,
  country: kind === 'bank' ? country : null,
  purpose: details.bankAccountPurpose || null,
  bankId: details.bankId || null,
  branchId: details.branchId || null,
})

const filling = (accounts: ReturnType<typeof accountOf>[], knowsPayee = true): PaymentAccountToFillQuery => ({
  __typename: 'Query',
  paymentAccounts: {
    __typename: 'PaymentAccounts',
    payee: knowsPayee ? { __typename: 'Payee', status: 'ACTIVATED' } : null,
    accounts,
    most: 5,
  },
})

export const checked = (userErrors: ReturnType<typeof userErrorsOf>): CheckPaymentAccountMutation => ({
  __typename: 'Mutation',
  checkPaymentAccount: { __typename: 'CheckPaymentAccountPayload', userErrors },
})

export const saving = (
  said: Partial<SavePaymentAccountMutation['savePaymentAccount']>,
): SavePaymentAccountMutation => ({
  __typename: 'Mutation',
  savePaymentAccount: { __typename: 'PaymentAccountPayload', account: null, userErrors: [], ...said },
})

type Check = InputFrom<typeof paymentAccountFormPorts.checkPart>
export type Save = InputFrom<typeof paymentAccountFormPorts.saveAccount>

export const openedOf = (kind: AccountKind) =>
  kind === 'venmo' ? { number: MOBILE, again: null } : { number: NUMBER, again: NUMBER }

export const check = {
  operation: 'CheckPaymentAccount',
  asks: ({ draft, numbers: typed }: Check): CheckPaymentAccountMutationVariables => ({
    input: { fields: typed ? toNumbers(draft, openedOf(draft.kind)) : toDetails(draft) },
  }),
  answer: () => checked([]),
  refuse: (refusal: Parameters<typeof userErrorsOf>[0]) => checked(userErrorsOf(refusal)),
}

export const load = {
  operation: 'PaymentAccountToFill',
  asks: () => ({}),
  answer: (output: unknown) => {
    const { knowsPayee, corrected } = output as LoadedAccount
    return filling(corrected ? [accountOf(corrected)] : [], knowsPayee)
  },
  refuse: ({ code }: Refusal) => {
    const one = accountOf({ kind: 'bank', country: 'US', version: 2, details: {} })
    return filling(code === 'CONFLICT' ? Array.from({ length: 5 }, () => one) : [])
  },
}
