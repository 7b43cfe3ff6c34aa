import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { W8BEN, W9 } from '#tests/services/main/artist-account/filled-forms.ts'
import type { ArtistGround } from './artist-ground.ts'
import type { Form } from './form.ts'
import {
  CHANGE_VERSION,
  CHOICE,
  EMAIL,
  GIVEN_OUT,
  KEY,
  LINE,
  NAME,
  NUMBER,
  OPEN,
  OPTIONAL_CHOICE,
  OPTIONAL_LINE,
  PASSWORD,
  RATE,
  REASON,
  type Rule,
} from './values.ts'

/** A part of a tax form, sent as JSON. */
const taxForm = (
  name: string,
  mutation: string,
  form: object,
  fields: Form['fields'],
): Form<ArtistGround> => ({
  name,
  as: 'artist',
  mutation,
  input: () => ({ form, ...(mutation.startsWith('file') && { idempotencyKey: randomUUID() }) }),
  fields: Object.fromEntries(Object.entries(fields).map(([field, rule]) => [`form.${field}`, rule])),
})
const checked = (name: string, form: object, fields: Form['fields']) =>
  taxForm(name, 'checkTaxForm(input: CheckTaxFormInput!)', form, fields)

const LLC = {
  ...W9,
  ...{ classification: 'llc', llc_tax: 'c', business_name: 'Ink', tin_type: 'ein', tin: '20-3947562' },
}
const CLAIMING = {
  ...{ treaty_country: 'CH', treaty_article: '12', treaty_rate: '0', treaty_income: 'Royalties' },
  ...{ has_mailing: true, mailing_street: 'Seestrasse 5', mailing_city: 'Zürich', mailing_region: 'ZH' },
  ...{ mailing_postal_code: '8002', mailing_country: 'CH' },
}
const IN_THE_US = { country: 'US', us_address_reason: 'I study here for a year, as my visa says.' }
const NUMBERLESS = { tin_type: 'none', tin: '', no_tin_reason: 'My country gives nobody a number.' }

export const BANK = {
  type: 'BANK_ACCOUNT',
  transferMethodCountry: 'US',
  bankAccountPurpose: 'CHECKING',
  branchId: '021000021',
  bankAccountId: '000123456789',
  bankAccountIdAgain: '000123456789',
  firstName: 'Ann',
  lastName: 'Vale',
  payeeEmail: 'ann@example.test',
}
const twice = (number: string) => ({ bankAccountId: number, bankAccountIdAgain: number })
const OF_CANADA = {
  ...{ type: 'BANK_ACCOUNT', transferMethodCountry: 'CA', bankId: '003', branchId: '00012' },
  ...twice('1234567'),
}
/** Five digits are right here. */
const TRANSIT: Rule = { ...NUMBER, tried: ['1234', '123456', '1234-A', '٠٠٠١٢'] }
const OF_GERMANY = {
  ...{ type: 'BANK_ACCOUNT', transferMethodCountry: 'DE', bankId: 'DEUTDEFF' },
  ...twice('DE89370400440532013000'),
}

/** A field that is left out as null is another matter: which are needed depends on the country. */
const leftOut = (rule: Rule): Rule => (rule.kind === 'text' ? { ...rule, isOptional: true } : rule)
const ofFields = (rules: Form['fields']): Form['fields'] =>
  Object.fromEntries(Object.entries(rules).map(([field, rule]) => [`fields.${field}`, leftOut(rule)]))
const ofAccount = ofFields({
  transferMethodCountry: CHOICE,
  bankAccountPurpose: CHOICE,
  branchId: NUMBER,
  bankAccountId: NUMBER,
  bankAccountIdAgain: NUMBER,
  payeeEmail: EMAIL,
})
const beside = { 'fields.bankAccountId': 'bankAccountIdAgain' }
const partOf = (name: string, fields: object, rules: Form['fields']): Form<ArtistGround> => ({
  name,
  as: 'artist',
  mutation: 'checkPaymentAccount(input: CheckPaymentAccountInput!)',
  input: () => ({ fields }),
  fields: ofFields(rules),
  beside,
})
const changed = (name: string, mutation: string): Form<ArtistGround> => ({
  name,
  as: 'artist',
  mutation: `${mutation}(input: ChangePaymentAccountInput!)`,
  input: ({ account }) => ({
    ...{ token: account, version: 1, password: DEMO_PASSWORD },
    idempotencyKey: randomUUID(),
  }),
  fields: { token: GIVEN_OUT, password: PASSWORD, version: CHANGE_VERSION },
  ids: ['token'],
})

/** The forms that ask an artist for numbers, tax forms and payment accounts, and what follows from them. */
export const ARTIST_MONEY_FORMS: readonly Form<ArtistGround>[] = [
  checked('check a W-9', W9, {
    type: CHOICE,
    name: NAME,
    classification: CHOICE,
    street: NAME,
    city: NAME,
    state: CHOICE,
    zip: GIVEN_OUT,
    tin_type: CHOICE,
    tin: NUMBER,
  }),
  checked('check a W-9 of a business', LLC, {
    business_name: OPTIONAL_LINE,
    llc_tax: GIVEN_OUT,
    exempt_payee_code: OPTIONAL_CHOICE,
    fatca_code: OPTIONAL_CHOICE,
  }),
  checked('check a W-8BEN', W8BEN, {
    name: LINE,
    citizenship: CHOICE,
    street: LINE,
    city: LINE,
    region: OPTIONAL_LINE,
    country: CHOICE,
    postal_code: OPEN,
    tin_type: CHOICE,
    birth_date: GIVEN_OUT,
  }),
  checked(
    'check a W-8BEN that claims a treaty',
    { ...W8BEN, ...CLAIMING },
    {
      treaty_country: OPTIONAL_CHOICE,
      treaty_article: LINE,
      treaty_rate: RATE,
      treaty_income: LINE,
      mailing_street: LINE,
      mailing_city: LINE,
      mailing_region: OPTIONAL_LINE,
      mailing_postal_code: OPEN,
      mailing_country: CHOICE,
    },
  ),
  checked(
    'check a W-8BEN that gives reasons',
    { ...W8BEN, ...IN_THE_US, ...NUMBERLESS },
    { us_address_reason: REASON, no_tin_reason: REASON },
  ),
  taxForm(
    'file a W-9',
    'fileTaxForm(input: FileTaxFormInput!)',
    { ...W9, signature: W9.name, words_hash: 'none' },
    { signature: NAME, words_hash: OPEN, tin: NUMBER },
  ),
  {
    name: 'check a payment account',
    as: 'artist',
    mutation: 'checkPaymentAccount(input: CheckPaymentAccountInput!)',
    input: () => ({ fields: BANK }),
    fields: { ...ofAccount, ...ofFields({ firstName: NAME, lastName: LINE }) },
    beside,
  },
  partOf(
    'check a payment account of a business',
    { ...BANK, firstName: null, lastName: null, businessName: 'Vale LLC' },
    { businessName: OPTIONAL_LINE },
  ),
  partOf('check an account in Canada', OF_CANADA, {
    bankId: NUMBER,
    branchId: TRANSIT,
    bankAccountId: NUMBER,
  }),
  partOf('check an account with an IBAN', OF_GERMANY, { bankId: NUMBER, bankAccountId: NUMBER }),
  partOf('check a Venmo account', { type: 'VENMO_ACCOUNT', accountId: '2125550123' }, { accountId: NUMBER }),
  partOf('check a PayPal account', { type: 'PAYPAL_ACCOUNT', email: 'ann@example.test' }, { email: EMAIL }),
  {
    name: 'add a payment account',
    as: 'artist',
    mutation: 'savePaymentAccount(input: SavePaymentAccountInput!)',
    input: () => ({
      ...{ fields: BANK, default: false, password: DEMO_PASSWORD },
      idempotencyKey: randomUUID(),
    }),
    fields: { ...ofAccount, password: PASSWORD, idempotencyKey: KEY },
    beside,
  },
  {
    name: 'correct a payment account that the bank refused',
    as: 'artist',
    mutation: 'savePaymentAccount(input: SavePaymentAccountInput!)',
    input: ({ refusedAccount }) => ({
      ...{ fields: { ...OF_CANADA, ...twice('7654321') }, default: false, password: DEMO_PASSWORD },
      ...{ token: refusedAccount, version: 2, idempotencyKey: randomUUID() },
    }),
    fields: {
      ...ofFields({ bankId: NUMBER, branchId: TRANSIT, bankAccountId: NUMBER, bankAccountIdAgain: NUMBER }),
      password: PASSWORD,
      version: CHANGE_VERSION,
      token: leftOut(GIVEN_OUT),
    },
    beside,
    ids: ['token'],
  },
  changed('choose a payment account', 'choosePaymentAccount'),
  changed('remove a payment account', 'removePaymentAccount'),
]
