import type { SnapshotFrom } from 'xstate'
import type { CardPaymentFailure } from './failure.ts'
import type { cardPaymentMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof cardPaymentMachine>

export const selectIsLoading = (snapshot: Snapshot): boolean => snapshot.matches('loading')
/** The field could not be loaded; offer to try again. */
export const selectIsUnloaded = (snapshot: Snapshot): boolean => snapshot.matches('unloaded')
/** The card is being authorised: it had better not be changed, nor the page left. */
export const selectIsAuthorizing = (snapshot: Snapshot): boolean =>
  snapshot.matches('creating') || snapshot.matches('confirming')
/** It is authorised, or is not to be any more: whoever has shown the field goes on from here. */
export const selectIsOver = (snapshot: Snapshot): boolean => snapshot.status === 'done'
export const selectFailure = (snapshot: Snapshot): CardPaymentFailure | null => snapshot.context.failure
