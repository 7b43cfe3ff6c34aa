import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why the form does not go on. */
export type PaymentAccountFormFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The numbers are kept nowhere, and have to be typed again. */
  | { kind: 'lost'; message: string }
  /** Too often: the message says for how long to wait. */
  | { kind: 'throttled'; message: string }
  /** The session is over; signing in again goes on here. */
  | { kind: 'expired'; message: string }
  /** It has changed meanwhile, or may not be: the list of accounts shows how it stands. */
  | { kind: 'refused'; message: string }
  /** No word of the server. */
  | { kind: 'unanswered'; message: string }

export const LOST: PaymentAccountFormFailure = {
  kind: 'lost',
  message: 'For your safety we don’t keep numbers and passwords in your browser. Please enter them again.',
}

export const toFailure = (error: unknown): PaymentAccountFormFailure => {
  const { code, message, fields } = readRefusal(error)
  switch (code) {
    case 'BAD_USER_INPUT':
      return Object.keys(fields).length === 0
        ? { kind: 'refused', message }
        : { kind: 'invalid', message, fields }
    case 'RATE_LIMITED':
      return { kind: 'throttled', message }
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unanswered', message: askToTryAgain(message) }
    default:
      return { kind: 'refused', message }
  }
}

const PLACES: Readonly<Record<string, 'numbers' | 'password'>> = {
  bankAccountId: 'numbers',
  bankAccountIdAgain: 'numbers',
  accountId: 'numbers',
  password: 'password',
}

/** The first step with which something is wrong; that of the password where it is about no field. */
export const placeOf = (failure: PaymentAccountFormFailure): 'details' | 'numbers' | 'password' => {
  if (failure.kind !== 'invalid') return 'password'
  const places = Object.keys(failure.fields).map((field) => PLACES[field] ?? 'details')
  return (['details', 'numbers'] as const).find((place) => places.includes(place)) ?? 'password'
}
