import type { SnapshotFrom } from 'xstate'
import type { staticTagMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof staticTagMachine>

/** What to show, given what the server said last. */
export const selectIsTagged =
  (held: boolean) =>
  (snapshot: Snapshot): boolean =>
    held || snapshot.hasTag('pending')
export const selectIsGone = (snapshot: Snapshot): boolean => snapshot.matches('gone')
