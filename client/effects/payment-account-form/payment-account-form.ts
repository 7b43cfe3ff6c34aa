import {
  CheckPaymentAccountDocument,
  type PaymentAccountFieldsInput,
  PaymentAccountToFillDocument,
  type PaymentAccountToFillQuery,
  SavePaymentAccountDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { nameKeyUsed } from '#client/effects/key-used.ts'
import { typeAgain } from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type {
  AccountDetails,
  AccountNumbers,
  AccountSave,
  AccountSaved,
  LoadedAccount,
  paymentAccountFormPorts,
} from '#machines/payment-account-form/ports.ts'
import { Refusal, readRefusal } from '#machines/refusal.ts'
import { type OpenedNumbers, toDetails, toNumbers } from './fields.ts'
import * as say from './messages.ts'

type Deps = Pick<AuthDeps, 'apollo' | 'vault'>

/** The ports of the form of an artist's payment account. */
export const createPaymentAccountFormEffects = (deps: Deps) =>
  fillPorts<typeof paymentAccountFormPorts>({
    loadAccount: ({ token }) => loadAccount(deps, token),

    checkPart: async ({ draft, numbers }) => {
      if (!numbers) return check(deps, toDetails(draft))
      const opened = openNumbers(deps, numbers)
      if (!opened) throw new Refusal('BAD_USER_INPUT', typeAgain, atNumber(draft.kind))
      return check(deps, toNumbers(draft, opened))
    },

    saveAccount: (save) => saveAccount(deps, save),
  })

const atNumber = (kind: string) => ({ [kind === 'venmo' ? 'accountId' : 'bankAccountId']: typeAgain })

/** Null where the vault has them no more. */
const openNumbers = ({ vault }: Deps, { number, again }: AccountNumbers): OpenedNumbers | null => {
  const [opened, second] = [vault.readSecret(number), again === null ? null : vault.readSecret(again)]
  return opened === null || (again !== null && second === null) ? null : { number: opened, again: second }
}

/** Numbers have no place in the cache, and what is read here is the form's alone. */
const fetchPolicy = 'no-cache'

const check = async ({ apollo }: Deps, fields: PaymentAccountFieldsInput): Promise<void> => {
  const variables = { input: { fields: fields } }
  const { checkPaymentAccount } = await ask(
    apollo.mutate({ mutation: CheckPaymentAccountDocument, variables, fetchPolicy }),
  )
  refuseUserErrors(checkPaymentAccount.userErrors)
}

const loadAccount = async ({ apollo }: Deps, token: string | null): Promise<LoadedAccount> => {
  const { paymentAccounts } = await ask(apollo.query({ query: PaymentAccountToFillDocument, fetchPolicy }))
  if (!paymentAccounts) throw new Refusal('NOT_FOUND', say.forArtists)
  const { payee, accounts, most } = paymentAccounts
  const knowsPayee = payee !== null
  if (token === null) {
    if (accounts.length >= most) throw new Refusal('CONFLICT', say.hasMost(most))
    return { knowsPayee, corrected: null }
  }
  const account = accounts.find((one) => one.token === token && one.status === 'INVALID')
  if (!account) throw new Refusal('NOT_FOUND', say.nothingToCorrect)
  return { knowsPayee, corrected: toCorrected(account) }
}

const KINDS = { BANK_ACCOUNT: 'bank', PAYPAL_ACCOUNT: 'paypal', VENMO_ACCOUNT: 'venmo' } as const

type Account = NonNullable<PaymentAccountToFillQuery['paymentAccounts']>['accounts'][number]

const toCorrected = ({ type, version, country, purpose, bankId, branchId }: Account) => ({
  kind: KINDS[type],
  country: country ?? 'US',
  version,
  details: {
    bankAccountPurpose: readPurpose(purpose),
    bankId: bankId ?? '',
    branchId: branchId ?? '',
  },
})

const readPurpose = (purpose: string | null): AccountDetails['bankAccountPurpose'] =>
  purpose === 'CHECKING' || purpose === 'SAVINGS' ? purpose : ''

const saveAccount = async (deps: Deps, save: AccountSave): Promise<AccountSaved> => {
  const { apollo, vault } = deps
  const password = vault.readSecret(save.password)
  const numbers = save.numbers && openNumbers(deps, save.numbers)
  if (password === null || (save.numbers && !numbers)) return { kind: 'lost' }
  const fields = { ...toDetails(save), ...(numbers && toNumbers(save, numbers)) }
  const { token, version, isDefault, idempotencyKey } = save
  const input = { idempotencyKey, token, version, default: isDefault, fields: fields, password }
  try {
    const { savePaymentAccount } = await ask(
      apollo.mutate({ mutation: SavePaymentAccountDocument, variables: { input }, fetchPolicy }),
    )
    refuseUserErrors(savePaymentAccount.userErrors)
    if (!savePaymentAccount.account) throw new Error('The graph answered nothing.')
    for (const ref of [save.password, save.numbers?.number, save.numbers?.again])
      if (typeof ref === 'string') vault.takeSecret(ref)
    return { kind: 'saved', token: savePaymentAccount.account.token }
  } catch (error) {
    // It is asked with again while nobody knows what became of it.
    if (readRefusal(error).code !== 'UPSTREAM_UNAVAILABLE') vault.takeSecret(save.password)
    throw nameKeyUsed(error, say.savedBefore)
  }
}
