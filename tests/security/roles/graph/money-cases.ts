import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import type { GraphCase, Outcome } from './case.ts'

const staffGet = (outcome: Outcome): Answers<Outcome> => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
]

const write = (field: string, type: string, input: object, outcome: Outcome): GraphCase => ({
  document: `mutation M($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
  variables: () => ({
    input: { ...input, ...(type !== 'OpenMoneyFileInput' && { idempotencyKey: randomUUID() }) },
  }),
  answers: staffGet(outcome),
})

const artistGet = (others: Outcome, own: Outcome): Answers<Outcome> => [
  'UNAUTHENTICATED',
  others,
  others,
  own,
  others,
]

const ownAccount = (
  field: string,
  type: string,
  input: object,
  others: Outcome,
  own: Outcome,
): GraphCase => ({
  document: `mutation M($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`,
  variables: () => ({
    input: { ...input, ...(type !== 'CheckPaymentAccountInput' && { idempotencyKey: randomUUID() }) },
  }),
  answers: artistGet(others, own),
})
const PAYPAL = { type: 'PAYPAL_ACCOUNT', email: 'vale@example.test' }
const NO_ACCOUNT = { token: `trm-${randomUUID()}`, version: 1, password: 'not the password' }

/** Who may do what with artists' money. */
export const MONEY_CASES: readonly GraphCase[] = [
  { document: 'query { earnings { pending } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsLines(state: "cleared") { sum } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsPayments { count } }', answers: artistGet('null', 'ok') },
  {
    document: 'query { earningsPaymentLines(token: "pmt-none") { sum } }',
    answers: artistGet('null', 'null'),
  },
  { document: 'query { earningsSales { count } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsSale(id: "NONE.1") { id } }', answers: artistGet('null', 'null') },
  { document: 'query { earningsTaxYears { year } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsStatements { count } }', answers: artistGet('null', 'ok') },
  { document: 'query { earningsStatement(number: "1-1") { month } }', answers: artistGet('null', 'null') },
  { document: 'query { earningsAsOf(day: "2026-01-31") { month } }', answers: artistGet('null', 'ok') },
  { document: 'query { paymentAccounts { most } }', answers: artistGet('null', 'ok') },
  ownAccount('checkPaymentAccount', 'CheckPaymentAccountInput', { fields: PAYPAL }, 'NOT_FOUND', 'ok'),
  ownAccount(
    'savePaymentAccount',
    'SavePaymentAccountInput',
    { fields: PAYPAL, default: true, password: 'not the password' },
    'NOT_FOUND',
    'INVALID',
  ),
  ownAccount('choosePaymentAccount', 'ChangePaymentAccountInput', NO_ACCOUNT, 'NOT_FOUND', 'NOT_FOUND'),
  ownAccount('removePaymentAccount', 'ChangePaymentAccountInput', NO_ACCOUNT, 'NOT_FOUND', 'NOT_FOUND'),
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
