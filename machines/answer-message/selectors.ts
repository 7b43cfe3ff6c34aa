import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { AnswerMessageFailure } from './failure.ts'
import type { answerMessageMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof answerMessageMachine>

/** What is typed. */
export const selectText = (snapshot: Snapshot): string => snapshot.context.text
export const selectFailure = (snapshot: Snapshot): AnswerMessageFailure | null => snapshot.context.failure
/** Of `text`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
/** The form is on the screen. */
export const selectIsOpen = (snapshot: Snapshot): boolean =>
  snapshot.matches('writing') || snapshot.matches('sending')
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
/** Somebody else was faster, and their answer is being read. */
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches('reading')
/** Somebody else was faster, and their answer could not be read. */
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('unread')
/** Somebody else was faster, and their answer is there to be read. */
export const selectIsOvertaken = (snapshot: Snapshot): boolean => snapshot.matches('overtaken')
/** There is more to come, or something typed: it must not be lost as the message leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('pending') || snapshot.context.text !== ''

const NONE: FieldErrors = {}
