import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { RegisterFailure } from './failure.ts'
import type { registerMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsRegistered = (snapshot: Snapshot): boolean => snapshot.matches('registered')
export const selectFailure = (snapshot: Snapshot): RegisterFailure | null => snapshot.context.failure
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
