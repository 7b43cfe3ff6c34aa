import type { SnapshotFrom } from 'xstate'
import type { tabMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof tabMachine>

/** Whether this tab decides and writes. */
export const selectLeads = (snapshot: Snapshot): boolean => snapshot.matches({ seat: 'leading' })
/** Counts the leaders that this tab knows of. */
export const selectTerm = (snapshot: Snapshot): number => snapshot.context.term
