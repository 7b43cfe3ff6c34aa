import type { SnapshotFrom } from 'xstate'
import type { CollectionRemovalFailure } from './failure.ts'
import type { collectionRemovalMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof collectionRemovalMachine>

/** Whether the question stands on the screen, or what became of its answer. */
export const selectIsOpen = (snapshot: Snapshot): boolean =>
  !snapshot.matches('kept') && !snapshot.matches('deleted')
export const selectIsDeleting = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** It cannot be deleted from here: there is nothing to confirm. */
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('blocked')
export const selectFailure = (snapshot: Snapshot): CollectionRemovalFailure | null => snapshot.context.failure
