/** How a royalty stands. */
const STATES: Readonly<Record<string, string>> = {
  placed: 'Not paid for yet',
  pending: 'Pending',
  cleared: 'Payable',
  reversed: 'Taken back',
}

/** Says how a royalty stands; one that is in a payment is no longer payable. */
export const stateInWords = ({ state, payment }: { state: string; payment: string | null }): string =>
  payment === null ? (STATES[state] ?? state) : 'In a payment'

const MOMENTS: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Paid for by the customer',
  in_production: 'Production began',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Order cancelled',
  refunded: 'Customer refunded',
  accrual: 'Royalty earned',
  clear: 'Royalty cleared',
  reversal: 'Royalty taken back',
}

export const momentInWords = (kind: string): string => MOMENTS[kind] ?? kind
