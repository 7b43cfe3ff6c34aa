import type { AccountType } from '../payees/accounts/contract.ts'
import type { NewForm } from '../payees/tax-forms/commands.ts'

/** An artist's tax form, and when it was signed. */
type DemoForm = Pick<NewForm, 'type' | 'classification' | 'country' | 'treatyRateBp' | 'tin'> & {
  signed: 'before the first run' | 'four years before' | 'never'
}

/** Whom the money of an artist of the demo catalogue is paid to. */
export interface DemoPayee {
  /** Which of the catalogue's artists: the first work is aq-{seat}, and each eightieth after it. */
  seat: number
  firstName: string
  lastName: string
  businessName?: string
  /** As staff would send it; null for none. */
  account: { type: AccountType; body: object } | null
  form: DemoForm | null
}

const bank = (bankAccountId: string): DemoPayee['account'] => ({
  type: 'BANK_ACCOUNT',
  body: {
    transferMethodCountry: 'US',
    bankAccountPurpose: 'CHECKING',
    branchId: '021000021',
    bankAccountId,
    bankAccountIdAgain: bankAccountId,
  },
})

const paypal = (email: string): DemoPayee['account'] => ({ type: 'PAYPAL_ACCOUNT', body: { email } })

const w9 = (number: string, classification: DemoForm['classification'] = 'individual'): DemoForm => ({
  type: 'W-9',
  classification,
  country: 'US',
  treatyRateBp: null,
  tin: { type: 'ein', number },
  signed: 'before the first run',
})

const w8 = (
  country: string,
  treatyRateBp: number | null,
  signed: DemoForm['signed'] = 'before the first run',
): DemoForm => ({ type: 'W-8BEN', classification: null, country, treatyRateBp, tin: null, signed })

/** Artists with payment details; each stands for another case of what staff see. */
export const CAST: readonly DemoPayee[] = [
  { seat: 1, firstName: 'Maren', lastName: 'Ostrovik', account: bank('5500110001'), form: w9('123456701') },
  {
    seat: 2,
    firstName: 'Teodor',
    lastName: 'Halvane',
    account: paypal('teodor.halvane@artists.aquatint.test'),
    form: w9('123456702'),
  },
  // Abroad without a treaty: 30% is withheld.
  {
    seat: 3,
    firstName: 'Yuki',
    lastName: 'Amabara',
    account: paypal('yuki.amabara@artists.aquatint.test'),
    form: w8('JP', null),
  },
  // A corporation, which no 1099 is due for.
  {
    seat: 4,
    firstName: 'Pell',
    lastName: 'Abernorth',
    businessName: 'Abernorth Editions Inc.',
    account: bank('5500110004'),
    form: w9('123456704', 'c-corporation'),
  },
  {
    seat: 5,
    firstName: 'Isaura',
    lastName: 'Quintero-Bex',
    account: bank('5500110005'),
    form: w9('123456705'),
  },
  // The form has ended.
  {
    seat: 6,
    firstName: 'Colm',
    lastName: 'Tarrigan',
    account: {
      type: 'BANK_ACCOUNT',
      body: {
        transferMethodCountry: 'IE',
        bankId: 'AIBKIE2D',
        bankAccountId: 'IE29AIBK93115212345678',
        bankAccountIdAgain: 'IE29AIBK93115212345678',
      },
    },
    form: w8('IE', 0, 'four years before'),
  },
  // No form at all.
  { seat: 7, firstName: 'Adaeze', lastName: 'Nwobi-Lark', account: bank('5500110007'), form: null },
  // Staff hold the payouts.
  { seat: 8, firstName: 'Stellan', lastName: 'Vrooke', account: bank('5500110008'), form: w9('123456708') },
  // Too little yet.
  {
    seat: 9,
    firstName: 'Morwenna',
    lastName: 'Pascarrow',
    account: { type: 'VENMO_ACCOUNT', body: { accountId: '+1 212 555 0109' } },
    form: w9('123456709'),
  },
  // An order was refunded after it was paid out.
  { seat: 10, firstName: 'Beto', lastName: 'Carranzo', account: bank('5500110010'), form: w9('123456710') },
  // A company abroad whose form comes by mail.
  {
    seat: 12,
    firstName: 'Zahra',
    lastName: 'Benmelik',
    businessName: 'Atelier Benmelik SARL',
    account: paypal('zahra.benmelik@artists.aquatint.test'),
    form: { ...w8('FR', null, 'never'), type: 'W-8BEN-E' },
  },
  { seat: 13, firstName: 'Idris', lastName: 'Kellaway', account: bank('5500110013'), form: w9('123456713') },
  { seat: 14, firstName: 'Oona', lastName: 'Lindqvaer', account: bank('5500110014'), form: w9('123456714') },
]
