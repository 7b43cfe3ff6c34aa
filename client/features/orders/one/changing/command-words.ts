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
    text: 'Confirms that the money has arrived, so that production can start.',
  },
  'order.produce': {
    ...onward,
    label: 'Start production',
    pending: 'Starting production…',
    title: 'Start production?',
    text: 'The customer can’t cancel the order after this.',
  },
  'order.ship': {
    ...onward,
    label: 'Ship',
    pending: 'Shipping…',
    title: 'Ship this order?',
    text: 'We email the customer the tracking number.',
  },
  'order.deliver': {
    ...onward,
    label: 'Mark as delivered',
    pending: 'Marking as delivered…',
    title: 'Mark as delivered?',
    text: 'This completes the order.',
  },
  'order.cancel': {
    ...ending,
    label: 'Cancel order',
    pending: 'Canceling…',
    title: 'Cancel this order?',
    text: 'We won’t make any of it, and we email the customer. You can’t undo this.',
  },
  'order.refund': {
    ...ending,
    label: 'Refund',
    pending: 'Refunding…',
    title: 'Refund this order?',
    text: 'The full amount goes back, and we email the customer. You can’t undo this.',
    keep: 'Not yet',
  },
}

/** The same words for whoever ordered, but for what they stand to lose. */
export const wordsOf = (command: OrderCommandType, by: 'owner' | 'staff', paid: boolean): CommandWords => {
  const words = STAFF_WORDS[command]
  if (by === 'staff' || command !== 'order.cancel') return words
  const money = paid ? 'Your payment goes back to you.' : 'You owe nothing.'
  return { ...words, text: `We won’t make any of it. ${money} You can’t undo this.` }
}
