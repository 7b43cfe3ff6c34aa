import type { SnapshotFrom } from 'xstate'
import type { Preferences, preferencesMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof preferencesMachine>

export const selectPreferences = (snapshot: Snapshot): Preferences => snapshot.context
export const selectIsDismissed =
  (notice: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.context.dismissed.includes(notice)
