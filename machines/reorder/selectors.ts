import type { SnapshotFrom } from 'xstate'
import type { ReorderFailure } from './failure.ts'
import type { reorderMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof reorderMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = (snapshot: Snapshot): ReorderFailure | null => snapshot.context.failure
