import { readRefusal } from '#machines/refusal.ts'

/** Why the card is not authorised yet. */
export type CardPaymentFailure =
  /** The provider's field could not be loaded. */
  | { kind: 'unloaded'; message: string }
  /** In the provider's words: declined, not filled in, or not confirmed with the bank. */
  | { kind: 'declined'; message: string }
  /** What was agreed to is not what it costs now. */
  | { kind: 'outdated'; message: string }
  | { kind: 'refused'; message: string }
  /** No word of the server or the provider. */
  | { kind: 'unanswered'; message: string }

export const UNLOADED: CardPaymentFailure = {
  kind: 'unloaded',
  message: 'The card field could not be loaded.',
}

export const toFailure = (error: unknown): CardPaymentFailure => {
  const { code, message } = readRefusal(error)
  switch (code) {
    case 'BAD_USER_INPUT':
      return { kind: 'declined', message }
    case 'CONFLICT':
    case 'NOT_FOUND':
      return { kind: 'outdated', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unanswered', message }
    default:
      return { kind: 'refused', message }
  }
}
