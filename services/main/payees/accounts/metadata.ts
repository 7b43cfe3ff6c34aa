import { choicesOf, type FieldsMetadata, shown, typed } from '../lists.ts'
import { COUNTRY_CHOICES } from '../numbers/countries.ts'
import type { AccountType } from './contract.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES, PURPOSES } from './events.ts'

const BANK: FieldsMetadata = {
  transferMethodCountry: typed('choice', 'Country of the bank', {
    required: true,
    choices: COUNTRY_CHOICES,
    initial: 'US',
  }),
  bankAccountPurpose: typed('choice', 'Kind of account', {
    choices: choicesOf(PURPOSES),
    help_text: 'In the United States.',
  }),
  branchId: typed('string', 'Routing or transit number', {
    max_length: 60,
    initial: '',
    help_text: 'United States: 9 digits. Canada: 5 digits. Elsewhere none.',
  }),
  bankId: typed('string', 'Institution number or BIC', {
    max_length: 60,
    initial: '',
    help_text: 'Canada: 3 digits. Elsewhere the BIC of 8 or 11 signs. United States: none.',
  }),
  bankAccountId: typed('string', 'Account number or IBAN', { required: true, max_length: 60, secret: true }),
  bankAccountIdAgain: typed('string', 'The same number again', {
    required: true,
    max_length: 60,
    secret: true,
  }),
}

const NUMBERS: Record<AccountType, FieldsMetadata> = {
  BANK_ACCOUNT: BANK,
  PAYPAL_ACCOUNT: {
    email: typed('email', 'Email of the PayPal account', { required: true, max_length: 254 }),
  },
  VENMO_ACCOUNT: {
    accountId: typed('string', 'Mobile number', {
      required: true,
      max_length: 60,
      secret: true,
      help_text: 'Of the United States, 10 digits.',
    }),
  },
}

const DEFAULT = typed('boolean', 'Payouts go here', { initial: false })

const TITLES: Record<AccountType, string> = {
  BANK_ACCOUNT: 'Bank account',
  PAYPAL_ACCOUNT: 'PayPal account',
  VENMO_ACCOUNT: 'Venmo account',
}

const readOnly = (fields: FieldsMetadata): FieldsMetadata =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { secret: _, initial: __, ...field }]) =>
      name.endsWith('Again') ? [] : [[name, { ...field, required: false, read_only: true }]],
    ),
  )

/** Describes accounts of a type; the numbers of one are typed into only to correct it. */
export const metadataOfAccounts = (type: AccountType, { isCorrected }: { isCorrected: boolean }) => ({
  title: TITLES[type],
  description: 'Where the money of an artist goes.',
  made: { ...NUMBERS[type], default: DEFAULT },
  held: {
    token: shown('string', 'Token'),
    account: shown('string', 'Account'),
    ...(isCorrected ? NUMBERS[type] : readOnly(NUMBERS[type])),
    default: isCorrected ? shown('boolean', DEFAULT.label) : DEFAULT,
    type: shown('choice', 'Type', { choices: choicesOf(ACCOUNT_TYPES) }),
    status: shown('choice', 'Status', { choices: choicesOf(ACCOUNT_STATUSES) }),
    createdOn: shown('datetime', 'Added'),
    replaces: shown('string', 'Corrects'),
    replacedBy: shown('string', 'Corrected by'),
    sharedWith: shown('list', 'Same account as'),
    version: shown('integer', 'Version'),
  },
})
