import type { ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import type { ReturnReason, ReturnStatus } from '#client/apollo/generated/graphql.ts'

export const REASONS: Record<ReturnReason, string> = {
  DAMAGED: 'Arrived damaged',
  WRONG: 'Not as described, or wrong item',
  UNWANTED: 'Changed my mind',
  OTHER: 'Other',
}

export const STATUSES: Record<ReturnStatus, string> = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  SENT: 'Sent back',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  WITHDRAWN: 'Withdrawn',
}

interface CommandWords {
  /** On the button, and on the one that confirms it. */
  label: string
  title: string
  /** What comes of it; `sum` goes back to the customer, `byHand` where no card was charged. */
  text(sum: string, byHand: boolean): string
}

const BY_HAND = 'Pay it back first: this order was not paid by card.'
const back = (sum: string, byHand: boolean) =>
  `${sum} goes back to the customer, who gets an email.${byHand ? ` ${BY_HAND}` : ''} This can’t be undone.`

export const WORDS: Record<ReturnCommandType, CommandWords> = {
  'return.approve': {
    label: 'Approve',
    title: 'Approve this return?',
    text: () => 'The customer gets an email with the address to send it to.',
  },
  'return.decline': {
    label: 'Decline',
    title: 'Decline this return?',
    text: () => 'The customer gets an email with your reason.',
  },
  'return.send': {
    label: 'I sent it',
    title: 'Did you send it back?',
    text: () => 'Add the tracking number if you have one.',
  },
  'return.receive': {
    label: 'Mark as received',
    title: 'Mark as received?',
    text: () => 'The goods are here. The refund comes next.',
  },
  'return.keep': {
    label: 'Refund without return',
    title: 'Refund, and let the customer keep it?',
    text: back,
  },
  'return.refund': { label: 'Refund return', title: 'Refund this return?', text: back },
  'return.withdraw': {
    label: 'Withdraw',
    title: 'Withdraw this return?',
    text: () => 'You keep the items, and nothing is refunded.',
  },
}
