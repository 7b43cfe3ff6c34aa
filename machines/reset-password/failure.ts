import { type FieldErrors, readRefusal } from '#machines/refusal.ts'
import type { ResetLink } from './ports.ts'

export type ResetPasswordFailure =
  /** At the fields, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }
  /** The address is not whole (spec.md section 5, Reset confirm). */
  | { kind: 'linkIncomplete'; message: string }
  /**
   * The server's words for what no field shows: the message, followed by a list of them (spec.md section 8).
   */
  | { kind: 'linkRefused'; message: string; fields: FieldErrors }

export const toFailure = (error: unknown): ResetPasswordFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'RATE_LIMITED') return { kind: 'throttled', message }
  if (code !== 'BAD_USER_INPUT') return { kind: 'unavailable', message }
  if (!fields.uid && !fields.token) return { kind: 'invalid', message, fields }
  return { kind: 'linkRefused', message: 'Invalid hidden fields. Please contact support.', fields }
}

const PARTS = ['uid', 'token'] as const

/** Answers which parts the link lacks; null when it is whole. */
export const checkLink = (link: ResetLink): ResetPasswordFailure | null => {
  const missing = PARTS.filter((part) => !link[part])
  if (missing.length === 0) return null
  return { kind: 'linkIncomplete', message: `Missing ${missing.join(', ')}. Please contact support.` }
}
