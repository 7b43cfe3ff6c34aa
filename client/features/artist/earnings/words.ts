/** How a payment stands, as its artist reads it. */
const STATUSES: Readonly<Record<string, string>> = {
  open: 'Being prepared',
  sent: 'On its way',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  returned: 'Returned',
}

export const statusInWords = (status: string): string => STATUSES[status] ?? status

/** Why a payment did not arrive. */
const REASONS: Readonly<Record<string, string>> = {
  R02: 'The account is closed.',
  R03: 'The bank knows no such account.',
  R04: 'The account number is not valid.',
  R16: 'The account is frozen.',
  unclaimed: 'It was not claimed.',
}

export const reasonInWords = (reason: string): string => REASONS[reason] ?? 'Ask us why.'

const LINES: Readonly<Record<string, string>> = {
  reversal: 'Refunded',
  adjustment: 'Adjustment',
}

/** What a line is besides a royalty; empty for one. */
export const lineInWords = (kind: string): string => LINES[kind] ?? ''

/** Whose turn it is, to the artist. */
const TURNS: Readonly<Record<string, string>> = {
  artist: 'Your turn',
  staff: 'Our turn',
  time: 'Passes by itself',
}

export const turnInWords = (who: string): string => TURNS[who] ?? who
