import type { FieldErrors } from '#machines/refusal.ts'
import type { LoadFailure, SaveFailure } from './failure.ts'
import type { RecordRef, Submission } from './ports.ts'

/** What the person sends: what is typed stays the form's own. */
export interface FormSubmission extends Submission {
  /** Whether the browser finds every field valid. */
  isValid: boolean
  /** The fields on the screen, as they follow one another. */
  shown: readonly string[]
}

export interface ResourceFormContext extends RecordRef {
  shown: readonly string[]
  /** Of the first submission, and of all that follow until one of them is saved; null before. */
  key: string | null
  loadFailure: LoadFailure | null
  failure: SaveFailure | null
}

/** Finds the first field with an error, in the order of the screen; null when every error is elsewhere. */
export const findFirstWrong = (shown: readonly string[], fields: FieldErrors): string | null =>
  shown.find((field) => fields[field] !== undefined) ?? null
