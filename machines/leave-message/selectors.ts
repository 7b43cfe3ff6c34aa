import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { LeaveMessageFailure } from './failure.ts'
import type { leaveMessageMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof leaveMessageMachine>

export const selectFailure = (snapshot: Snapshot): LeaveMessageFailure | null => snapshot.context.failure
/** For the fields that are shown: `email` and `message`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsLeft = (snapshot: Snapshot): boolean => snapshot.matches('left')

const NONE: FieldErrors = {}
