import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { SecretRef } from '#machines/session.ts'
import type { NumberRevealFailure } from './failure.ts'
import type { numberRevealMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof numberRevealMachine>

/** It waits for a reason and a password, or for the answer. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('asking') || snapshot.matches('sending')
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Where the vault holds it; null while it is hidden. */
export const selectNumber = (snapshot: Snapshot): SecretRef | null => snapshot.context.number
export const selectFailure = (snapshot: Snapshot): NumberRevealFailure | null => snapshot.context.failure
/** Of `reason` and `password`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE

const NONE: FieldErrors = {}
