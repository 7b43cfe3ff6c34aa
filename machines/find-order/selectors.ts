import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { FindOrderFailure } from './failure.ts'
import type { findOrderMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof findOrderMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = (snapshot: Snapshot): FindOrderFailure | null => snapshot.context.failure
/** For the fields that are shown: `orderId` and `email`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
