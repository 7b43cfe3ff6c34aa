import type { SnapshotFrom } from 'xstate'
import type { RevertingFailure } from './failure.ts'
import type { revertingMachine } from './machine.ts'
import type { ChangedSince, Reversal } from './ports.ts'

type Snapshot = SnapshotFrom<typeof revertingMachine>

/** What is asked for or under way; null when nothing is. */
export const selectReversal = ({ context }: Snapshot): Reversal | null => context.reversal
export const selectIsReverting = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** What came between; empty unless that is why nothing was taken back. */
export const selectSince = ({ context }: Snapshot): readonly ChangedSince[] => context.since
export const selectFailure = ({ context }: Snapshot): RevertingFailure | null => context.failure
/** Asking again can never help. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
