import type { SnapshotFrom } from 'xstate'
import type { QuantityFailure } from './failure.ts'
import type { quantityMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof quantityMachine>

/** What the field shows. */
export const selectText = (snapshot: Snapshot): string => snapshot.context.text
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ present: { removal: 'confirming' } })
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing')
export const selectIsRemoved = (snapshot: Snapshot): boolean => snapshot.matches('removed')
/** What to say at the field; null when nothing is wrong with what was typed. */
export const selectFieldError = ({ context: { failure } }: Snapshot): string | null =>
  failure?.kind === 'invalid' ? failure.message : null
/** What to say in an alert; null for what is said at the field. */
export const selectFailure = ({ context: { failure } }: Snapshot): QuantityFailure | null =>
  failure?.kind === 'invalid' ? null : failure
