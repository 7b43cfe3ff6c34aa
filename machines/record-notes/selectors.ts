import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { RecordNotesFailure } from './failure.ts'
import type { recordNotesMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof recordNotesMachine>

/** What is typed. */
export const selectText = ({ context }: Snapshot): string => context.text
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
/** Of `text`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
/** Why what was typed is not written; null where nothing is wrong with it. */
export const selectWritingFailure = (snapshot: Snapshot): RecordNotesFailure | null =>
  snapshot.hasTag('deleting') ? null : snapshot.context.failure
/** The note whose deletion is asked for or under way; null when none is. */
export const selectDeleted = ({ context }: Snapshot): string | null => context.note
export const selectIsDeleting = (snapshot: Snapshot): boolean => snapshot.matches('deleting')
/** Why it is not deleted; null where nothing is wrong. */
export const selectDeletionFailure = (snapshot: Snapshot): RecordNotesFailure | null =>
  snapshot.hasTag('deleting') ? snapshot.context.failure : null
/** There is more to come, or something typed: it must not be lost as the record leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('pending') || snapshot.context.text !== ''

const NONE: FieldErrors = {}
