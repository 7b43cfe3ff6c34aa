import type { OrderCommandType } from '#client/actors/orders/order-commands.ts'

interface CommandWords {
  /** On the button, and on the one that confirms it. */
  label: string
  pending: string
  title: string
  /** What comes of it. */
  text: string
  /** On the button that leaves the order as it is. */
  keep: string
  /** Ends the order. */
  ends: boolean
}

const onward = { keep: 'Not yet', ends: false }
const ending = { keep: 'Keep order', ends: true }

/** What staff may do. */
export const STAFF_WORDS: Record<OrderCommandType, CommandWords> = {
  'order.pay': {
    ...onward,
    label: 'Mark as paid',
    pending: 'Marking as paid…',
    title: 'Mark as paid?',
    text: 'The money has arrived, and the order can go into production.',
  },
  'order.produce': {
    ...onward,
    label: 'Start production',
    pending: 'Starting production…',
    title: 'Start production?',
    text: 'From then on the customer can no longer cancel the order.',
  },
  'order.ship': {
    ...onward,
    label: 'Ship',
    pending: 'Shipping…',
    title: 'Ship this order?',
    text: 'The customer is told by mail where the parcel is.',
  },
  'order.deliver': {
    ...onward,
    label: 'Mark as delivered',
    pending: 'Marking as delivered…',
    title: 'Mark as delivered?',
    text: 'The order is complete then.',
  },
  'order.cancel': {
    ...ending,
    label: 'Cancel order',
    pending: 'Cancelling…',
    title: 'Cancel this order?',
    text: 'Nothing of it will be made, and the customer is told by mail. This cannot be taken back.',
  },
  'order.refund': {
    ...ending,
    label: 'Refund',
    pending: 'Refunding…',
    title: 'Refund this order?',
    text: 'The whole sum goes back, and the customer is told by mail. This cannot be taken back.',
    keep: 'Not yet',
  },
}

/** The same words for whoever ordered, but for what they stand to lose. */
export const wordsOf = (command: OrderCommandType, by: 'owner' | 'staff', paid: boolean): CommandWords => {
  const words = STAFF_WORDS[command]
  if (by === 'staff' || command !== 'order.cancel') return words
  const money = paid ? 'Your payment goes back to you.' : 'You owe nothing.'
  return { ...words, text: `Nothing of it will be made. ${money} This cannot be taken back.` }
}
