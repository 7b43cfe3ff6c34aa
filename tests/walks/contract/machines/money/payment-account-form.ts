import { createPaymentAccountFormEffects } from '#client/effects/payment-account-form/payment-account-form.ts'
import { beginForm, draftOf } from '#machines/payment-account-form/context.ts'
import type { AccountSave } from '#machines/payment-account-form/ports.ts'
import type {
  OwnAccountView,
  PaymentAccountsView,
} from '#services/main/artist-account/payment-accounts/contract.ts'
import { numbers, typedBank } from '../../../fixtures/artists/payment-account-form.ts'
import { askPort, joinPorts, type Success } from '../../port.ts'
import { answerDone } from '../../route.ts'
import {
  addOwnAccount,
  checkOwnAccount,
  correctOwnAccount,
  readOwnAccounts,
} from '../../routes/own-accounts.ts'
import type { Client } from '../../shop.ts'

const portsOf = (client: Client) => createPaymentAccountFormEffects(client).actors

const account: OwnAccountView = {
  token: 'trm-1',
  type: 'BANK_ACCOUNT',
  account: 'Checking •••• 6789',
  default: true,
  status: 'INVALID',
  version: 2,
  added_on: '2026-11-20T12:00:00.000Z',
  ended_on: null,
  usable_from: null,
  reason: 'Your bank says this account doesn’t exist.',
  replaces: null,
  replaced_by: null,
  country: 'US',
  purpose: 'CHECKING',
  bank_id: null,
  branch_id: '021000021',
}
const payee = { name: 'Ada Vale', email: 'ada@aquatint.test', status: 'ACTIVATED' } as const

const found = (when: string, told: Partial<PaymentAccountsView>): Success => {
  const view: PaymentAccountsView = {
    payee,
    accounts: [],
    former: [],
    most: 5,
    hold_days: 7,
    countries: [],
    ...told,
  }
  return { when, answers: [[readOwnAccounts, answerDone(view)]] }
}

const load = (token: string | null, ...successes: [Success, ...Success[]]) =>
  askPort((client) => portsOf(client).loadAccount, { input: { token }, successes })

const begun = beginForm({ owner: 'u-ada', token: null })
const draft = draftOf({ ...begun, details: { ...begun.details, ...typedBank } })
const secrets = { 'ref-number': '000123456789', 'ref-again': '000123456789', 'ref-password': 'a password' }

const save: AccountSave = {
  ...draft,
  token: null,
  version: null,
  isDefault: true,
  numbers,
  password: 'ref-password',
  idempotencyKey: 'key-1',
}

const saved = (when: string, answers: Success['answers'], told: Partial<AccountSave> = {}) =>
  askPort((client) => portsOf(client).saveAccount, {
    input: { ...save, ...told },
    secrets,
    successes: [{ when, answers }],
    others: [{ when: 'the numbers are kept no more', secrets: { 'ref-password': 'a password' } }],
  })

const LATER = 'The numbers are sent with a later step.'
const nine = answerDone({ ...account, token: 'trm-9', status: 'ACTIVATED' })

export const paymentAccountForm = {
  loadAccount: joinPorts(
    load(
      null,
      found('it is the first', { payee: null }),
      found('there are others', { accounts: [account] }),
      found('there are five', { accounts: Array.from({ length: 5 }, () => account) }),
    ),
    load(
      'trm-1',
      found('a bank refused it', { accounts: [account] }),
      found('Venmo refused it', {
        accounts: [{ ...account, type: 'VENMO_ACCOUNT', country: null, purpose: null, branch_id: null }],
      }),
      found('it was corrected before', { accounts: [{ ...account, status: 'ACTIVATED' }] }),
    ),
  ),
  checkDetails: askPort((client) => portsOf(client).checkPart, {
    input: { draft, numbers: null },
    successes: [{ when: 'nothing is wrong', answers: [[checkOwnAccount, answerDone(null, 204)]] }],
    reasons: {
      'the two numbers differ': LATER,
      'the mobile number is none': LATER,
      'too many came': 'What holds a number is counted alone.',
    },
  }),
  checkNumbers: askPort((client) => portsOf(client).checkPart, {
    input: { draft, numbers },
    secrets,
    successes: [{ when: 'nothing is wrong', answers: [[checkOwnAccount, answerDone(null, 204)]] }],
    others: [{ when: 'the numbers are kept no more', secrets: {} }],
    reasons: { 'the routing number is none': 'It was checked with an earlier step.' },
  }),
  saveAccount: joinPorts(
    saved('it is added', [[addOwnAccount, { ...nine, status: 201 }]]),
    saved('it is corrected', [[correctOwnAccount, nine]], { token: 'trm-1', version: 2 }),
  ),
}
