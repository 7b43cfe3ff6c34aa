import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

export type SecondFactorFailure =
  /** At the fields; what was typed can be put right. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  /** It was turned on or off elsewhere, or by a try whose answer was lost: the screen is out of date. */
  | { kind: 'outdated'; message: string }
  | { kind: 'uncopied'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): SecondFactorFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'outdated', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

export const UNCOPIED: SecondFactorFailure = {
  kind: 'uncopied',
  message: 'Your browser wouldn’t copy it. Select the text and copy it yourself.',
}
