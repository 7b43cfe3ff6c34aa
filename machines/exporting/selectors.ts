import type { SnapshotFrom } from 'xstate'
import type { ExportingFailure } from './failure.ts'
import type { exportingMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof exportingMachine>

export const selectIsOpening = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = ({ context }: Snapshot): ExportingFailure | null => context.failure
