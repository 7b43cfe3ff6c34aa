/** How a payment stands, as its artist reads it. */
const STATUSES: Readonly<Record<string, string>> = {
  open: 'Being prepared',
  sent: 'On its way',
  paid: 'Paid',
  cancelled: 'Canceled',
  failed: 'Failed',
  returned: 'Returned',
}

export const statusInWords = (status: string): string => STATUSES[status] ?? status

/** Why a payment did not arrive. */
const REASONS: Readonly<Record<string, string>> = {
  R02: 'The account is closed.',
  R03: 'The account doesn’t exist.',
  R04: 'The account number is not valid.',
  R16: 'The account is frozen.',
  unclaimed: 'It wasn’t claimed.',
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
  time: 'Ends on its own',
}

export const turnInWords = (who: string): string => TURNS[who] ?? who

/**
 * Where an artist ends a reason, asks about ours, or reads what it is made of; and what that way is called.
 */
const WAYS: Readonly<Record<string, readonly [to: string, label: string]>> = {
  'no-agreement': ['/artist/account/royalty', 'Read and accept the agreement'],
  'no-tax-form': ['/artist/account/tax', 'Fill in a tax form'],
  'tax-form-ended': ['/artist/account/tax', 'Fill in a new tax form'],
  'tax-form-awaited': ['/artist/account/tax', 'See what we need'],
  'no-identity': ['/artist/account/payment', 'Add an account'],
  'no-account': ['/artist/account/payment', 'Add an account'],
  'account-invalid': ['/artist/account/payment', 'Correct the account'],
  'account-new': ['/artist/account/payment', 'See your accounts'],
  clearing: ['/artist/account?show=pending', 'See when each clears'],
  negative: ['/artist/account?show=payable', 'See what was refunded'],
  'identity-held': ['/artist/message', 'Message us'],
  inactive: ['/artist/message', 'Message us'],
  'staff-hold': ['/artist/message', 'Message us'],
  'second-signature': ['/artist/message', 'Message us'],
}

export const wayOut = (kind: string): readonly [to: string, label: string] | undefined => WAYS[kind]
