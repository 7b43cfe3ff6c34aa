import { askToTryAgainIfOfUse, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why an answer is not sent. */
export type AnswerMessageFailure =
  /** At the field, what was typed stays. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** Somebody answered it before: what they said is to be read. */
  | { kind: 'answered'; message: string }
  /** The message is gone, or is not for this visitor: the same again is refused again. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it was; sending it again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): AnswerMessageFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'answered', message }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This message is no longer here.' }
  if (code === 'FORBIDDEN') return { kind: 'refused', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}

export const isAnswered = (error: unknown): boolean => toFailure(error).kind === 'answered'
