import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ChangePasswordFailure } from './failure.ts'
import type { changePasswordMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof changePasswordMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsChanged = (snapshot: Snapshot): boolean => snapshot.matches('changed')
export const selectFailure = (snapshot: Snapshot): ChangePasswordFailure | null => snapshot.context.failure
/** For the fields that are shown: `currentPassword` and `newPassword`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
