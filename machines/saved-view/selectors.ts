import type { SnapshotFrom } from 'xstate'
import type { SavedViewFailure } from './failure.ts'
import type { savedViewMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof savedViewMachine>

/** The id of the view that something is done with; null for a new one, and when nothing is done. */
export const selectViewId = ({ context: { view } }: Snapshot): string | null => view?.id ?? null
/** A new view is being named. */
export const selectIsNaming = (snapshot: Snapshot): boolean =>
  snapshot.matches('naming') || snapshot.matches('saving')
export const selectIsRenaming = (snapshot: Snapshot): boolean =>
  snapshot.matches('renaming') || snapshot.matches('renamed')
/** It is asked whether a view is to be deleted. */
export const selectIsDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('deleting')
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** A change that needs no dialog could not be saved. */
export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** The views that are shown are not as they are now. */
export const selectIsOvertaken = (snapshot: Snapshot): boolean =>
  snapshot.matches('overtaken') || snapshot.matches('reading')
export const selectFailure = ({ context }: Snapshot): SavedViewFailure | null => context.failure
/** The same again is refused again. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
/** Of `name`: what is wrong with the list itself has no field on the screen. */
export const selectNameError = ({ context: { failure } }: Snapshot): string | null =>
  failure?.kind === 'invalid' ? (failure.fields.name ?? null) : null
