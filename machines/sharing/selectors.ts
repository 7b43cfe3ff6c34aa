import type { SnapshotFrom } from 'xstate'
import type { SharingFailure } from './failure.ts'
import type { sharingMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof sharingMachine>

export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches('reading')
/** It could not be found out whether there is a link. */
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('unread')
/** There is no link, and one may be asked for. */
export const selectIsUnshared = (snapshot: Snapshot): boolean => snapshot.matches('unshared')
export const selectIsMaking = (snapshot: Snapshot): boolean => snapshot.matches('making')
export const selectIsCopied = (snapshot: Snapshot): boolean => snapshot.matches({ shared: 'copied' })
/** Asks whether the link is to be withdrawn, until it is. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('withdrawing') || snapshot.matches('kept')
export const selectIsWithdrawing = (snapshot: Snapshot): boolean => snapshot.matches('withdrawing')
export const selectFailure = (snapshot: Snapshot): SharingFailure | null => snapshot.context.failure
