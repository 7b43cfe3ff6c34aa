import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

/** Why the name is not saved; the message stands under the field. */
export type RenamingFailure =
  /** It is no name. */
  | { kind: 'invalid'; message: string }
  /** It may not be renamed any more, and why. */
  | { kind: 'refused'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): RenamingFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message: fields.name ?? message }
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}

/** Characters, in the project contract. */
export const LONGEST = 100

/** Answers what is wrong with a text as a project's name; null when nothing is. */
export const checkName = (text: string): RenamingFailure | null => {
  const length = text.trim().length
  if (length === 0) return { kind: 'invalid', message: 'This field is required.' }
  if (length <= LONGEST) return null
  return { kind: 'invalid', message: `Use at most ${LONGEST} characters.` }
}
