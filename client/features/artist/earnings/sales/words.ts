import { statusInWords } from '../words.ts'

/** How a royalty stands. */
const STATES: Readonly<Record<string, string>> = {
  placed: 'Not paid for yet',
  pending: 'Pending',
  cleared: 'Payable',
  reversed: 'Taken back',
}

interface Standing {
  state: string
  /** Of the payment that it is in. */
  paymentStatus: string | null
}

/** Says how a royalty stands; one that is in a payment stands as that does. */
export const stateInWords = ({ state, paymentStatus }: Standing): string =>
  paymentStatus === null ? (STATES[state] ?? state) : statusInWords(paymentStatus)

const MOMENTS: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Customer paid',
  in_production: 'Production began',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Order canceled',
  refunded: 'Customer refunded',
  accrual: 'Royalty earned',
  clear: 'Royalty cleared',
  reversal: 'Royalty reversed',
}

export const momentInWords = (kind: string): string => MOMENTS[kind] ?? kind
