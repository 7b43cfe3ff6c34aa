/** Stripe's test cards, and what becomes of each. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  authentication: '4000002500003155',
} as const

const DECLINES: Record<string, { decline_code: string; message: string }> = {
  [CARDS.declined]: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  [CARDS.insufficient]: { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
}

export const declineOf = (number: string) => {
  const decline = DECLINES[number]
  return decline ? { type: 'card_error', code: 'card_declined', ...decline } : null
}

export const needsAuthentication = (number: string) => number === CARDS.authentication
