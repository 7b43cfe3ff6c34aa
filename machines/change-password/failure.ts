import { type FieldErrors, readRefusal } from '#machines/refusal.ts'

export type ChangePasswordFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ChangePasswordFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  return { kind: 'unavailable', message }
}
