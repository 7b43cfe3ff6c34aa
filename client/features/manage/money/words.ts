/** How a payout or a run stands, as staff read it. */
const STATUSES: Readonly<Record<string, string>> = {
  opening: 'Opening',
  open: 'Open',
  sending: 'Sending',
  sent: 'Sent',
  paid: 'Paid',
  cancelling: 'Canceling',
  cancelled: 'Canceled',
  failed: 'Failed',
  returned: 'Returned',
}

const STATUS_ORDER = Object.keys(STATUSES)

/** Sorts by how far things have come. */
export const byStatus = (one: { status: string }, other: { status: string }): number =>
  STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status)

export const statusInWords = (status: string): string => STATUSES[status] ?? status

/** What a line of a payout is. */
const LINES: Readonly<Record<string, string>> = {
  accrual: 'Royalty',
  clear: 'Royalty',
  reversal: 'Refunded',
  adjustment: 'Adjustment',
}

export const lineInWords = (kind: string): string => LINES[kind] ?? kind

/** Whose turn it is. */
const ACTORS: Readonly<Record<string, string>> = {
  artist: 'Artist',
  staff: 'Staff',
  time: 'Ends on its own',
}

export const actorInWords = (who: string): string => ACTORS[who] ?? who

export const SECTIONS: readonly (readonly [section: string, words: string])[] = [
  ['reported', 'To report'],
  ['below', 'Below the threshold'],
  ['exempt', 'Exempt corporations'],
  ['foreign', 'Foreign artists'],
  ['no-form', 'Without a form'],
]

export const sectionInWords = (section: string): string =>
  SECTIONS.find(([each]) => each === section)?.[1] ?? section

const METHODS: Readonly<Record<string, string>> = {
  BANK_ACCOUNT: 'Bank',
  PAYPAL_ACCOUNT: 'PayPal',
  VENMO_ACCOUNT: 'Venmo',
}

export const methodInWords = (method: string): string => METHODS[method] ?? method
