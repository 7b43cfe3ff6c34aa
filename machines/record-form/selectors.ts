import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import { type FinalFailure, isFinal, type SaveFailure } from '#machines/resource-form/failure.ts'
import { type HeldConflict, isSettled, type RecordFormContext } from './context.ts'
import type { LoadFailure } from './failure.ts'
import type { recordFormMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof recordFormMachine>

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading')
/** The failure to show in the form's place, with a way to load it again, for as long as it stands. */
export const selectLoadFailure = ({ context }: Snapshot): LoadFailure | null => context.loadFailure
export const selectIsSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** The fields may be typed into. */
export const selectIsOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('open') || snapshot.matches('conflicting')
/** What is typed, by field. */
export const selectDraft = ({ context }: Snapshot): RecordFormContext['draft'] => context.draft
/** Something is typed that would be lost. */
export const selectHasDraft = ({ context }: Snapshot): boolean => Object.keys(context.draft).length > 0
/** What somebody else has changed too. */
export const selectConflicts = ({ context }: Snapshot): readonly HeldConflict[] => context.conflicts
/** Fields of these for which it is decided what to keep. */
export const selectSettled = ({ context }: Snapshot): readonly string[] => context.settled
/** It is decided for each what to keep, so that it can be saved. */
export const selectIsDecided = ({ context }: Snapshot): boolean => isSettled(context)
export const selectFailure = ({ context }: Snapshot): SaveFailure | null => context.failure
/** Why it can never be saved, though what was typed is still there; null while it may be. */
export const selectFinalFailure = ({ context: { failure } }: Snapshot): FinalFailure | null =>
  failure !== null && isFinal(failure) ? failure : null
/** What is wrong with each field on the screen. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
/** What is typed must not be lost as the form leaves the screen, nor what is under way. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('pending') || selectHasDraft(snapshot)
/** The fields are on the screen, to be typed into or to be copied. */
export const selectIsShown = (snapshot: Snapshot): boolean =>
  selectIsOpen(snapshot) || snapshot.matches('closed')
/** It was shown before, so that the record may be another by now. */
export const selectMayReload = (snapshot: Snapshot): boolean => snapshot.can({ type: 'form.reloaded' })

const NONE: FieldErrors = {}
