import type { SnapshotFrom } from 'xstate'
import type { Alert } from './list.ts'
import type { alertsMachine } from './machine.ts'

/** Oldest first. */
export const selectAlerts = (snapshot: SnapshotFrom<typeof alertsMachine>): readonly Alert[] =>
  snapshot.context.alerts
