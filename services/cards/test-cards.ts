/** Stripe's test cards that are taken here, and what becomes of each. */
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

/** Stripe declines a real card in its test mode as well. */
const NO_TEST_CARD = {
  decline_code: 'test_mode_live_card',
  message: 'This is a demonstration. Please use one of its test cards.',
}

/** Tells why a card is declined; null for one that is not. */
export const declineOf = (number: string) => {
  const decline = DECLINES[number] ?? (isTestCard(number) ? null : NO_TEST_CARD)
  return decline && { type: 'card_error', code: 'card_declined', ...decline }
}

const isTestCard = (number: string): boolean => Object.values<string>(CARDS).includes(number)

export const needsAuthentication = (number: string) => number === CARDS.authentication
