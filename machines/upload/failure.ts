import { readRefusal } from '#machines/refusal.ts'
import { type AboutAll, isAboutAll, toFailure } from '#machines/upload-file/failure.ts'

/** Why all wait, when it is the queue itself that was refused: what does not last is tried again. */
export const toHeld = (error: unknown): AboutAll => {
  const failure = toFailure(error)
  return isAboutAll(failure) ? failure : { kind: 'unavailable', message: readRefusal(error).message }
}
