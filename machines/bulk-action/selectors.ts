import type { SnapshotFrom } from 'xstate'
import type { BulkActionFailure } from './failure.ts'
import type { bulkActionMachine } from './machine.ts'
import type { ActedOn } from './ports.ts'

type Snapshot = SnapshotFrom<typeof bulkActionMachine>

/** Null while nothing is asked. */
export const selectActedOn = ({ context }: Snapshot): ActedOn | null => context.actedOn
export const selectIsPlanning = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = ({ context }: Snapshot): BulkActionFailure | null => context.failure
/** Asking again can never help. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
