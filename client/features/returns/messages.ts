import type { ReturnCommandType } from '#client/actors/orders/return-commands.ts'
import type { ReturnReason, ReturnStatus } from '#client/apollo/generated/graphql.ts'

export const reasons: Record<ReturnReason, string> = {
  DAMAGED: 'Arrived damaged',
  WRONG: 'Not as described, or wrong item',
  UNWANTED: 'Changed my mind',
  OTHER: 'Other',
}

export const statuses: Record<ReturnStatus, string> = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  SENT: 'Sent back',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  WITHDRAWN: 'Withdrawn',
}

/** What its customer waits for, or has to do. */
export const whatIsNext: Partial<Record<ReturnStatus, (id: string) => string>> = {
  REQUESTED: () => 'We’ll look at it and email you what to do next.',
  APPROVED: (id) => `Send it to the address in our email, and write ${id} on the package.`,
  SENT: () => 'We’ll refund you once it’s here.',
  RECEIVED: () => 'It’s here. Your refund comes next.',
}

interface CommandWords {
  /** On the button, and on the one that confirms it. */
  label: string
  title: string
  /** What comes of it; `sum` goes back to the customer, `byHand` where no card was charged. */
  text(sum: string, byHand: boolean): string
}

const byHandWords = 'This order wasn’t paid by card, so pay it back by hand first.'
const backWords = (sum: string, byHand: boolean) =>
  `${sum} goes back to the customer, and they get an email.${byHand ? ` ${byHandWords}` : ''} This can’t be undone.`

export const commands: Record<ReturnCommandType, CommandWords> = {
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
    text: () => 'The items are here. The refund comes next.',
  },
  'return.keep': {
    label: 'Refund without return',
    title: 'Refund, and let the customer keep it?',
    text: backWords,
  },
  'return.refund': { label: 'Refund return', title: 'Refund this return?', text: backWords },
  'return.withdraw': {
    label: 'Withdraw',
    title: 'Withdraw this return?',
    text: () => 'You keep the items, and nothing is refunded.',
  },
}
/** Staff take back on the customer's behalf what the customer has asked for. */
export const withdrawForCustomer = 'The customer keeps the items, and nothing is refunded.'
export const reasonForCustomer = 'Reason'
export const customerReadsIt = 'The customer reads this in an email.'
export const carrier = 'Carrier (optional)'
export const trackingNumber = 'Tracking number (optional)'
export const saving = 'Saving…'
export const notYet = 'Not yet'

export const returns = 'Returns'
export const returnItems = 'Return items'
export const returnableUntil = (day: string) => `You can return items until ${day}.`
export const returnName = (id: string) => `Return ${id}`
export const returnStands = (id: string, status: ReturnStatus) => `Return ${id}: ${statuses[status]}`
export const returnedItems = 'Returned items'
export const timelineOf = (id: string) => `Timeline of return ${id}`
export const countOf = (quantity: number, name: string) => `${quantity} × ${name}`
export const untitled = 'Untitled'
export const nothingToSendBack = 'Nothing to send back'
export const by = (name: string) => `by ${name}`
export const pictures = 'Pictures'
export const pictureOf = (at: number, count: number) => `Picture ${at} of ${count}`
export const notAvailable = 'Not available'
