import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import type { Ground } from '../ground.ts'
import type { PlantedMoney } from '../planted-money.ts'
import type { GraphCase, Outcome } from './case.ts'

const staffGet = (outcome: Outcome): Answers<Outcome> => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
]

const KEYLESS = new Set(['OpenMoneyFileInput', 'CheckTaxFormInput', 'CheckPaymentAccountInput'])

const write = (
  field: string,
  type: string,
  input: object | ((ground: Ground) => Promise<object>),
  outcome: Outcome | Answers<Outcome>,
  about?: string,
): GraphCase => ({
  document: `mutation M($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
  variables: async (ground) => ({
    input: {
      ...(typeof input === 'function' ? await input(ground) : input),
      ...(!KEYLESS.has(type) && { idempotencyKey: randomUUID() }),
    },
  }),
  answers: typeof outcome === 'string' ? staffGet(outcome) : outcome,
  ...(about !== undefined && { about }),
})

const artistGet = (others: Outcome, own: Outcome): Answers<Outcome> => [
  'UNAUTHENTICATED',
  others,
  others,
  own,
  others,
]

const PAYPAL = { type: 'PAYPAL_ACCOUNT', email: 'vale@example.test' }
const ownAccount = (ground: Ground) => ground.ownAccount()
const OF_ARTIST = 'of the artist’s'

/** Asks for what stands of the artist's. */
const read = (field: string, type: string, of: keyof PlantedMoney, asks: string): GraphCase => ({
  about: OF_ARTIST,
  document: `query Q($id: ${type}!) { ${field} { ${asks} } }`,
  variables: async (ground) => ({ id: `${(await ground.money())[of]}` }),
  answers: artistGet('null', 'ok'),
})
const open = (of: string, id: (ground: Ground) => Promise<unknown>): GraphCase =>
  write(
    'openMoneyFile',
    'OpenMoneyFileInput',
    async (ground) => ({ of, id: `${await id(ground)}` }),
    artistGet('NOT_FOUND', 'ok'),
    `${of} ${OF_ARTIST}`,
  )

/** Who may do what with artists' money. */
export const MONEY_CASES: readonly GraphCase[] = [
  { document: 'query { earnings { pending } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsLines(state: "cleared") { sum } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsPayments { count } }', answers: artistGet('null', 'ok') },
  read('earningsPaymentLines(token: $id)', 'ID', 'payment', 'sum'),
  { document: 'query { earningsSales { count } }', answers: artistGet('null', 'ok') },
  read('earningsSale(id: $id)', 'ID', 'sale', 'id'),
  { document: 'query { earningsTaxYears { year } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsStatements { count } }', answers: artistGet('null', 'ok') },
  read('earningsStatement(number: $id)', 'ID', 'statement', 'month'),
  { document: 'query { earningsAsOf(day: "2026-01-31") { month } }', answers: artistGet('null', 'ok') },
  { document: 'query { paymentAccounts { most } }', answers: artistGet('null', 'ok') },
  write('checkPaymentAccount', 'CheckPaymentAccountInput', { fields: PAYPAL }, artistGet('NOT_FOUND', 'ok')),
  write(
    'savePaymentAccount',
    'SavePaymentAccountInput',
    { fields: PAYPAL, default: true, password: 'not the password' },
    artistGet('NOT_FOUND', 'INVALID'),
  ),
  write(
    'choosePaymentAccount',
    'ChangePaymentAccountInput',
    ownAccount,
    artistGet('NOT_FOUND', 'ok'),
    OF_ARTIST,
  ),
  write(
    'removePaymentAccount',
    'ChangePaymentAccountInput',
    ownAccount,
    artistGet('NOT_FOUND', 'ok'),
    OF_ARTIST,
  ),
  { document: 'query { ownAgreement { isAccepted } }', answers: artistGet('null', 'ok') },
  { document: 'query { ownTaxForms { states } }', answers: artistGet('null', 'ok') },
  write(
    'acceptAgreement',
    'AcceptAgreementInput',
    { textHash: 'f'.repeat(64), rate: 1, name: 'Ada Ink', agreed: true },
    artistGet('NOT_FOUND', 'CONFLICT'),
  ),
  write('checkTaxForm', 'CheckTaxFormInput', { form: { type: 'W-9' } }, artistGet('NOT_FOUND', 'INVALID')),
  write('fileTaxForm', 'FileTaxFormInput', { form: { type: 'W-9' } }, artistGet('NOT_FOUND', 'INVALID')),
  open('own-tax-form', (ground) => ground.taxForm()),
  open('agreement', async (ground) => (await ground.money()).agreement),
  open('statement-pdf', async (ground) => (await ground.money()).statement),
  open('statement-csv', async (ground) => (await ground.money()).statement),
  { document: 'query { artistAdjustments(artist: "999999") { id } }', answers: staffGet('ok') },
  { document: 'query { payoutHolds(artist: "999999") { id } }', answers: staffGet('ok') },
  write(
    'changePayout',
    'ChangePayoutInput',
    { token: 'pmt-none', transition: 'cancel', notes: '' },
    'NOT_FOUND',
  ),
  write('startPayoutRun', 'StartPayoutRunInput', { day: '2000-01-01' }, 'INVALID'),
  write('changePayoutRun', 'ChangePayoutRunInput', { id: 'none', transition: 'send' }, 'NOT_FOUND'),
  write(
    'recordBankAnswer',
    'RecordBankAnswerInput',
    { file: 'token,amount,reference\npmt-none,1.00,FT-1' },
    'ok',
  ),
  write(
    'adjustBalance',
    'AdjustBalanceInput',
    { artist: '999999', kind: 'adjustment', amount: 5, reason: 'A print was lost.' },
    'INVALID',
  ),
  write('decideAdjustment', 'DecideAdjustmentInput', { id: 'none', decision: 'confirm' }, 'NOT_FOUND'),
  write(
    'holdPayouts',
    'HoldPayoutsInput',
    { artist: '999999', reason: 'We are checking.', note: '', endsOn: '2000-01-01' },
    'INVALID',
  ),
  write('changeTaxYear', 'ChangeTaxYearInput', { year: 2999, change: 'filed' }, 'CONFLICT'),
  write('liftHold', 'LiftHoldInput', { id: 'none' }, 'NOT_FOUND'),
  write('openMoneyFile', 'OpenMoneyFileInput', { of: 'payout-run', id: 'none' }, 'NOT_FOUND'),
  write('openMoneyFile', 'OpenMoneyFileInput', { of: 'tax-statement', id: '2026/999999' }, 'NOT_FOUND'),
]
