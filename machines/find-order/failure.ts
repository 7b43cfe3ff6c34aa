import { type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why no order opens. */
export type FindOrderFailure =
  /** At the fields, or of both together. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): FindOrderFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  return { kind: 'unavailable', message }
}
