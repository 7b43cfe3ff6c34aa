import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import { type FinalFailure, isFinal, type LoadFailure, type SaveFailure } from './failure.ts'
import type { resourceFormMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof resourceFormMachine>

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading')
/** The failure to show in the form's place, with a way to load it again, for as long as it stands. */
export const selectLoadFailure = (snapshot: Snapshot): LoadFailure | null => snapshot.context.loadFailure
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.matches({ filling: 'saving' })
/** Somebody else has saved: show what they saved beside what was typed. */
export const selectIsOutdated = (snapshot: Snapshot): boolean =>
  snapshot.matches({ filling: { open: 'outdated' } })
/** Why it can never be saved, though what was typed is still there; null while it may be. */
export const selectFinalFailure = ({ context: { failure } }: Snapshot): FinalFailure | null =>
  failure !== null && isFinal(failure) ? failure : null
export const selectFailure = (snapshot: Snapshot): SaveFailure | null => snapshot.context.failure
/** What is wrong with each field on the screen. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
