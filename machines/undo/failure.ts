import { askToTryAgain, readRefusal } from '#machines/refusal.ts'

export type UndoFailure =
  /** It makes no sense any more, and why: trying again would not help. */
  | { kind: 'refused'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): UndoFailure => {
  const { code, message } = readRefusal(error)
  if (code === 'CONFLICT' || code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT')
    return { kind: 'refused', message: `This could not be undone. ${message}` }
  if (code === 'UNAUTHENTICATED') return { kind: 'expired', message }
  return { kind: 'unavailable', message: askToTryAgain(message) }
}
