import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ResetPasswordFailure } from './failure.ts'
import type { resetPasswordMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The mail is on its way. */
export const selectIsRequested = (snapshot: Snapshot): boolean => snapshot.matches('requested')
/** No password can be set here; the failure says why. */
export const selectIsUnusable = (snapshot: Snapshot): boolean => snapshot.matches('unusable')
export const selectFailure = (snapshot: Snapshot): ResetPasswordFailure | null => snapshot.context.failure
/** For the fields that are shown: `email` or `newPassword`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
