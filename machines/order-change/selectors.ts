import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { OrderChangeFailure } from './failure.ts'
import type { OrderChangeContext, orderChangeMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof orderChangeMachine>

/** What is asked for or under way; null when nothing is. */
export const selectCommand = (snapshot: Snapshot): OrderChangeContext['command'] => snapshot.context.command
/** It waits for a word of confirmation. */
export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming')
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** As it was typed last. */
export const selectParcel = (snapshot: Snapshot): OrderChangeContext['parcel'] => snapshot.context.parcel
export const selectFailure = (snapshot: Snapshot): OrderChangeFailure | null => snapshot.context.failure
/** Of `carrier` and `tracking`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE

const NONE: FieldErrors = {}
