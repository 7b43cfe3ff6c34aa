import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { SecretRef } from '#machines/session.ts'
import type { SecondFactorFailure } from './failure.ts'
import type { secondFactorMachine } from './machine.ts'
import type { Enrolment } from './ports.ts'

type Snapshot = SnapshotFrom<typeof secondFactorMachine>

/** Which of its screens is shown. */
type SecondFactorView = 'loading' | 'unread' | 'off' | 'enrolling' | 'codes' | 'on' | 'renewing' | 'removing'

export const selectView = (snapshot: Snapshot): SecondFactorView => {
  if (snapshot.matches('reading')) return 'loading'
  if (snapshot.matches('unread')) return 'unread'
  if (snapshot.matches('off') || snapshot.matches('beginning')) return 'off'
  if (snapshot.matches('enrolling') || snapshot.matches('confirming')) return 'enrolling'
  if (snapshot.matches('showingCodes')) return 'codes'
  if (snapshot.matches('renewing')) return 'renewing'
  return snapshot.matches('removing') ? 'removing' : 'on'
}

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsCopied = (snapshot: Snapshot): boolean => snapshot.hasTag('copied')
export const selectIsRequired = (snapshot: Snapshot): boolean => snapshot.context.isRequired
export const selectCodesLeft = (snapshot: Snapshot): number => snapshot.context.codesLeft
export const selectEnrolment = (snapshot: Snapshot): Enrolment | null => snapshot.context.enrolment
export const selectCodes = (snapshot: Snapshot): SecretRef | null => snapshot.context.codes
export const selectFailure = (snapshot: Snapshot): SecondFactorFailure | null => snapshot.context.failure
/** For the fields that are shown: `code` and `password`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
