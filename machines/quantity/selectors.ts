import type { SnapshotFrom } from 'xstate'
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
/** Nothing is on its way and nothing waits to be: the line can be let go of. */
export const selectIsAtRest = (snapshot: Snapshot): boolean =>
  snapshot.matches('removed') ||
  snapshot.matches({ present: { quantity: 'settled' } }) ||
  snapshot.matches({ present: { quantity: 'invalid' } })
