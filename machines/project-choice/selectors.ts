import type { SnapshotFrom } from 'xstate'
import type { projectChoiceMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof projectChoiceMachine>

/** The project that is on its way to be the current one; null when none is. */
export const selectWanted = (snapshot: Snapshot): string | null => snapshot.context.wanted
