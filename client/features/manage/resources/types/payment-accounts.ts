import { AccountPanel } from '../../payees/account-panel.tsx'
import { LACKS_OF_MAIN } from './artist-identity.ts'
import * as say from './messages.ts'
import type { Column, RecordType } from './type.ts'

const COLUMNS: readonly Column[] = [
  { field: 'account', label: say.account },
  { field: 'default', label: say.payoutsGoHere },
  { field: 'status', label: say.status },
  { field: 'createdOn', label: say.added },
  { field: 'token', label: say.token, isOptional: true },
]

const accounts = (label: string, one: string, key: string): Omit<RecordType, 'resource'> => ({
  label,
  one,
  columns: [
    COLUMNS[0] ?? { field: key, label },
    { field: key, label: KEYS[key] ?? key },
    ...COLUMNS.slice(1),
  ],
  flagsOf: ({ default: isDefault, status }) => [
    ...(isDefault === true ? [say.payoutsGoHere] : []),
    ...(status === 'INVALID' ? [say.invalid] : []),
  ],
  warningsOf: ({ sharedWith }) =>
    Array.isArray(sharedWith) && sharedWith.length > 0 ? [say.sharesAnAccountNumber] : [],
  panel: { Panel: AccountPanel, shows: ['transitions', 'status', 'account'] },
  lacks: [...LACKS_OF_MAIN, 'search'],
  letter: '',
})

/** The display keys of spec.md section 2. */
const KEYS: Readonly<Record<string, string>> = {
  bankAccountId: say.number,
  email: say.email,
  accountId: say.mobileNumber,
}

const NESTED: Readonly<Record<string, Omit<RecordType, 'resource'>>> = {
  'bank-accounts': accounts(say.bankAccounts, say.oneBankAccount, 'bankAccountId'),
  'paypal-accounts': accounts(say.payPalAccounts, say.onePayPalAccount, 'email'),
  'venmo-accounts': accounts(say.venmoAccounts, say.oneVenmoAccount, 'accountId'),
  'status-transitions': {
    label: say.statusTransitions,
    one: say.oneStatusTransition,
    columns: [
      { field: 'token', label: say.transition },
      { field: 'fromStatus', label: say.fromStatus },
      { field: 'toStatus', label: say.toStatus },
      { field: 'createdOn', label: say.made },
      { field: 'notes', label: say.notes },
    ],
    lacks: [...LACKS_OF_MAIN, 'search', 'edit', 'history'],
    letter: '',
  },
}

/** The type of what stands within an identity, or within an account of one; undefined for no such thing. */
export const nestedTypeOf = (resource: string): RecordType | undefined => {
  const [first, , ...within] = resource.split('/')
  const nested = first === 'artist-identity' ? NESTED[within.at(-1) ?? ''] : undefined
  return nested && { ...nested, resource }
}
