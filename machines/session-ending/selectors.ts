import type { SnapshotFrom } from 'xstate'
import type { SessionEndingFailure } from './failure.ts'
import type { sessionEndingMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof sessionEndingMachine>

/** The session that is asked about, or that is being ended. */
export const selectSession = (snapshot: Snapshot): string | null => snapshot.context.id
export const selectIsEnding = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = (snapshot: Snapshot): SessionEndingFailure | null => snapshot.context.failure
