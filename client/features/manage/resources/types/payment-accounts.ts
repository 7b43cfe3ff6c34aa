import { AccountPanel } from '../../payees/account-panel.tsx'
import { LACKS_OF_MAIN } from './artist-identity.ts'
import type { Column, RecordType } from './type.ts'

const COLUMNS: readonly Column[] = [
  { field: 'account', label: 'Account' },
  { field: 'default', label: 'Payouts go here' },
  { field: 'status', label: 'Status' },
  { field: 'createdOn', label: 'Added' },
  { field: 'token', label: 'Token', isOptional: true },
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
    ...(isDefault === true ? ['Payouts go here'] : []),
    ...(status === 'INVALID' ? ['Invalid'] : []),
  ],
  warningsOf: ({ sharedWith }) =>
    Array.isArray(sharedWith) && sharedWith.length > 0 ? ['Shares an account number'] : [],
  panel: { Panel: AccountPanel, shows: ['transitions', 'status', 'account'] },
  lacks: [...LACKS_OF_MAIN, 'search'],
  letter: '',
})

/** The display keys of spec.md section 2. */
const KEYS: Readonly<Record<string, string>> = {
  bankAccountId: 'Number',
  email: 'Email',
  accountId: 'Mobile number',
}

const NESTED: Readonly<Record<string, Omit<RecordType, 'resource'>>> = {
  'bank-accounts': accounts('Bank accounts', 'bank account', 'bankAccountId'),
  'paypal-accounts': accounts('PayPal accounts', 'PayPal account', 'email'),
  'venmo-accounts': accounts('Venmo accounts', 'Venmo account', 'accountId'),
  'status-transitions': {
    label: 'Status transitions',
    one: 'status transition',
    columns: [
      { field: 'token', label: 'Transition' },
      { field: 'fromStatus', label: 'From' },
      { field: 'toStatus', label: 'To' },
      { field: 'createdOn', label: 'Made' },
      { field: 'notes', label: 'Notes' },
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
