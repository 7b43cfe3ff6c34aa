import { accepts } from './decide.ts'
import {
  type PayoutCommand,
  type PayoutReason,
  type PayoutStanding,
  payoutLifecycle,
  payoutStateOf,
} from './payout.ts'

/** `transition` of POST artist-payment/{token}/transitions/. */
export const PAYOUT_TRANSITIONS = ['send', 'pay', 'cancel', 'fail', 'return'] as const
export type PayoutTransition = (typeof PAYOUT_TRANSITIONS)[number]

/** What staff read of each reason. */
export const PAYOUT_REASON_LABELS: Readonly<Record<PayoutReason, string>> = {
  R02: 'R02: the account was closed',
  R03: 'R03: the account doesn’t exist',
  R04: 'R04: the account number is wrong',
  R16: 'R16: the account is frozen',
  unclaimed: 'No one claimed the money',
  other: 'Another reason',
}

/** Reasons by which the account is at fault, so that nothing more is sent to it. */
const AT_FAULT: readonly PayoutReason[] = ['R02', 'R03', 'R04', 'R16']

export const isAccountAtFault = (reason: PayoutReason): boolean => AT_FAULT.includes(reason)

const COMMANDS: Readonly<Record<PayoutTransition, PayoutCommand>> = {
  send: { type: 'payout.send', by: 'staff' },
  pay: { type: 'payout.pay', by: 'staff', reference: '' },
  cancel: { type: 'payout.cancel', by: 'staff' },
  fail: { type: 'payout.fail', by: 'staff', reason: 'other' },
  return: { type: 'payout.return', by: 'staff', reason: 'other' },
}

const WANTED: Readonly<Record<PayoutTransition, string>> = {
  send: 'Only an open payout can be marked as sent.',
  pay: 'Only a payout that was sent can be recorded as paid.',
  cancel: 'Only an open payout can be canceled, before any money is sent.',
  fail: 'Only a payout that was sent can be recorded as failed.',
  return: 'Only a payout that was paid can be returned by the bank.',
}

const STANDS: Readonly<Record<PayoutStanding['status'], string>> = {
  open: 'This one is open.',
  sent: 'This one was sent.',
  paid: 'This one was paid.',
  cancelled: 'This one was canceled.',
  failed: 'This one failed.',
  returned: 'This one was returned.',
}

/** Says why staff cannot do this with a payout now, as its lifecycle decides; null where they can. */
export const refusePayout = (standing: PayoutStanding, transition: PayoutTransition): string | null =>
  accepts(payoutLifecycle, payoutStateOf(standing), COMMANDS[transition])
    ? null
    : `${WANTED[transition]} ${STANDS[standing.status]}`
