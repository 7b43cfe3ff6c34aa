import type { SnapshotFrom } from 'xstate'
import type { mentionReadingMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof mentionReadingMachine>

/** It waits no longer, as far as whoever looks is concerned. */
export const selectIsRead = (snapshot: Snapshot): boolean => !snapshot.matches('waiting')
