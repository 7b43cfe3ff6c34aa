import { readRefusal } from '#machines/refusal.ts'
import { type SaveFailure, toFailure, UNLOADED } from '#machines/resource-form/failure.ts'

/** Why there is no form to fill in. */
export type LoadFailure =
  /** There is no such record, or no such resource. */
  | { kind: 'gone'; message: string }
  /** It is not for whoever is here. */
  | { kind: 'forbidden'; message: string }
  | { kind: 'unavailable'; message: string }

export const toLoadFailure = (error: unknown): LoadFailure => {
  const { code, message } = readRefusal(error)
  if (code === 'NOT_FOUND') return { kind: 'gone', message }
  if (code === 'FORBIDDEN') return { kind: 'forbidden', message }
  return { kind: 'unavailable', message: UNLOADED }
}

/**
 * Why the record is not saved, as every form says it. Here `outdated` is an earlier try that was saved,
 * though its answer was lost and something else is typed by now: changes of other people come as a conflict.
 */
export const toSaveFailure = (error: unknown, shown: readonly string[], isNew: boolean): SaveFailure => {
  const failure = toFailure(error, shown)
  return failure.kind === 'outdated' ? { kind: 'outdated', message: isNew ? MADE : SAVED } : failure
}

const MADE =
  'Your first try was saved after all, before your last changes. Check the list before you save again, or you’ll create a second one.'
const SAVED = 'Your first try was saved after all, before your last changes. Please save again.'

export const UNDECIDED: SaveFailure = {
  kind: 'unready',
  message: 'Choose what to keep in each field, then save again.',
}
