import { createMoneyChangeEffects } from '#client/effects/money-change/money-change.ts'
import type { MoneyChange, MoneyCommand, MoneyDetails } from '#machines/money-change/ports.ts'
import { order } from '../../made-orders.ts'
import { hear } from '../../outcome.ts'
import { askPort, joinPorts, local, type Success } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { changeReturn, readOrder, readReturns } from '../../routes/order-returns.ts'
import { chooseOwnAccount, removeOwnAccount } from '../../routes/own-accounts.ts'
import { changeStatus, readIdentity, receiveForm, recordNotice } from '../../routes/payees.ts'
import {
  adjust,
  changePayout,
  changeRun,
  correctYear,
  decideAdjustment,
  fileYear,
  liftHold,
  openBankFile,
  openDueFile,
  openTaxFile,
  placeHold,
  setThreshold,
  startRun,
} from '../../routes/payouts.ts'
import { type Client, createOffline } from '../../shop.ts'
import { returns } from '../orders/return-request.ts'

const changeMoney = ({ apollo, vault }: Client) =>
  createMoneyChangeEffects({ apollo, vault }).actors.changeMoney

const inputOf = (command: MoneyCommand, details: MoneyDetails): MoneyChange => ({
  command,
  details,
  idempotencyKey: 'key-1',
})

const change = (
  when: string,
  command: MoneyCommand,
  answers: Success['answers'],
  details: MoneyDetails = {},
) =>
  askPort(changeMoney, {
    input: inputOf(command, details),
    by: 'staff',
    successes: [{ when, answers }],
  })

const A_FIELD = 'To the machine a field is like another: it keeps what is said of each.'

/** Of an artist, with their own accounts. */
const changeOwn = (when: string, said: 'choose' | 'remove', answers: Success['answers']) =>
  askPort(changeMoney, {
    input: inputOf(
      { kind: 'own-account', token: 'trm-1', version: 1, change: said },
      { password: 'secret-1' },
    ),
    secrets: { 'secret-1': 'a password' },
    successes: [{ when, answers }],
    others: [{ when: 'the password is kept no more', secrets: {} }],
  })

const refuse = (when: string, command: MoneyCommand, details: MoneyDetails) => ({
  when,
  hear: () => hear(changeMoney(createOffline()), inputOf(command, details)),
})

const file = (when: string, of: string, id: string | null, answers: Success['answers']) =>
  change(when, { kind: 'file', of, id, state: '', search: '' }, answers)

const year = (when: string, said: string, answers: Success['answers'], details: MoneyDetails = {}) =>
  change(when, { kind: 'tax-year', year: 2001, change: said, payout: 'pmt-1' }, answers, details)

const link = answerDone({ token: 'link-1', expires_at: '2026-11-20T10:01:00.000Z' }, 201)
const taxYear = answerDone({ year: 2001 })
const identity = { token: 'usr-1', version: 2, firstName: 'Ada', status: 'ACTIVATED' }
const ownAccount = { token: 'trm-1', type: 'BANK_ACCOUNT', account: 'Checking •••• 6789' }
const form = { token: 'txf-1', name: 'Ada Ink', type: 'W-9' }
const reason = 'A print was lost on its way.'

const pay = { kind: 'payout', token: 'pmt-1', transition: 'pay' } as const
const adjustment = { kind: 'adjust', artist: '7' } as const
const threshold = { kind: 'tax-year', year: 2001, change: 'threshold', payout: null } as const

const ports = [
  change('a payout is paid', pay, [[changePayout, answerDone({ token: 'sts-1' }, 201)]], {
    reference: 'FT-1',
    amount: '50.00',
  }),
  change('a run is started', { kind: 'start-run', day: '2026-11-20' }, [
    [startRun, answerDone({ id: 'run-1' }, 201)],
  ]),
  change('a run is sent', { kind: 'run', id: 'run-1', transition: 'send' }, [
    [changeRun, answerDone({ id: 'run-1' }, 201)],
  ]),
  change('a balance is adjusted', adjustment, [[adjust, answerDone({ id: 'adjustment-1' }, 201)]], {
    kind: 'adjustment',
    amount: '-12.50',
    reason,
  }),
  change('it is confirmed', { kind: 'decide', id: 'adjustment-1', decision: 'confirm' }, [
    [decideAdjustment, answerDone({ id: 'adjustment-1' }, 201)],
  ]),
  change(
    'a hold is placed',
    { kind: 'hold', artist: '7' },
    [[placeHold, answerDone({ id: 'hold-1' }, 201)]],
    {
      reason,
      endsOn: '2026-11-22',
    },
  ),
  change('a hold is lifted', { kind: 'lift', id: 'hold-1' }, [[liftHold, answerDone({ id: 'hold-1' }, 201)]]),
  year('a threshold is set', 'threshold', [[setThreshold, taxYear]], { threshold: '20' }),
  year('a year is filed', 'filed', [[fileYear, taxYear]]),
  year('a year is corrected', 'corrections', [[correctYear, taxYear]]),
  file('the bank’s file is there', 'payout-run', 'run-1', [[openBankFile, link]]),
  file('what is due is a file', 'payment-due', null, [[openDueFile, link]]),
  file('a year is a file', 'tax-reporting', '2001', [[openTaxFile, link]]),
  change(
    'an identity is activated',
    { kind: 'status', resource: 'artist-identity', id: 'usr-1', transition: 'ACTIVATED' },
    [
      [changeStatus, answerDone({ token: 'sts-1' }, 201)],
      [readIdentity, answerDone(identity)],
    ],
    { notes: 'Papers.' },
  ),
  change('a form is received', { kind: 'receive-form', id: 'txf-1' }, [[receiveForm, answerDone(form)]], {
    signedOn: '2026-11-02',
  }),
  change(
    'a notice is recorded',
    { kind: 'b-notice', id: 'txf-1', isNamed: true },
    [[recordNotice, answerDone(form)]],
    { notes: 'CP2100A of this year.' },
  ),
  change(
    'a return is declined',
    { kind: 'return', orderId: 'K7Q2-9MXD', id: 'K7Q2-9MXD-R1', command: 'return.decline' },
    [
      [changeReturn, answerDone(returns)],
      [readOrder, answerDone(order)],
      [readReturns, answerDone(returns)],
    ],
    { reason },
  ),
  changeOwn('an account is chosen', 'choose', [[chooseOwnAccount, answerDone(ownAccount)]]),
  changeOwn('an account is removed', 'remove', [[removeOwnAccount, answerDone(ownAccount, 201)]]),
  local([
    refuse('what the bank has paid is no sum', pay, { reference: 'FT-1', amount: 'fifty' }),
    refuse('the adjustment is no sum', adjustment, { kind: 'adjustment', amount: '1.5', reason }),
    refuse('the threshold is no sum', threshold, { threshold: 'ten' }),
  ]),
]

const excuse = (reason: string, ...whens: readonly string[]) =>
  Object.fromEntries(whens.map((when) => [when, reason]))

export const moneyChange = {
  changeMoney: {
    ...joinPorts(...ports),
    reasons: {
      ...excuse(
        'To the machine an id is like another, and so is where a file is.',
        'a run is started',
        'a run is sent',
        'a balance is adjusted',
        'it is confirmed',
        'a hold is placed',
        'a hold is lifted',
        'a threshold is set',
        'a year is filed',
        'a year is corrected',
        'the bank’s file is there',
        'what is due is a file',
        'a year is a file',
        'an identity is activated',
        'a form is received',
        'a notice is recorded',
        'a return is declined',
        'an account is chosen',
        'an account is removed',
      ),
      ...excuse(
        A_FIELD,
        'it is gone',
        'there is no such return, or the order is somebody else’s',
        'there is no such order, or it is somebody else’s',
        'the refusal has no reason',
        'the password is wrong',
        'the password is kept no more',
        'there is no reference',
        'the day of the bank is to come',
        'the notes hold a number',
        'the notes are too long',
        'the notes are short',
        'it is of another day',
        'the reason is short',
        'nothing is owed',
        'the note is too long',
        'it ends today',
        'the threshold is below zero',
        'the threshold is no sum',
        'there is no such payout',
        'it is signed on a day to come',
      ),
    },
  },
}
