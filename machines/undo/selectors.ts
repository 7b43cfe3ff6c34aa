import type { SnapshotFrom } from 'xstate'
import type { undoMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof undoMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
