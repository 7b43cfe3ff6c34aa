import type { SnapshotFrom } from 'xstate'
import type { recordLookupMachine } from './machine.ts'
import type { LookupEntry } from './ports.ts'

type Snapshot = SnapshotFrom<typeof recordLookupMachine>

export const selectEntries = ({ context }: Snapshot): readonly LookupEntry[] => context.entries
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The words were looked for, and no record has them. */
export const selectIsNothingFound = (snapshot: Snapshot): boolean =>
  snapshot.matches('found') && snapshot.context.entries.length === 0
export const selectFailure = ({ context }: Snapshot): string | null => context.failure?.message ?? null
