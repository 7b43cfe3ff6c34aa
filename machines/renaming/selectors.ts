import type { SnapshotFrom } from 'xstate'
import type { renamingMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof renamingMachine>

export const selectIsEditing = (snapshot: Snapshot): boolean => snapshot.matches('editing')
/** The name that is on its way, to be shown already; null when none is. */
export const selectComingName = (snapshot: Snapshot): string | null =>
  snapshot.hasTag('pending') ? snapshot.context.name : null
/** What was sent and refused, to be typed on; null when nothing was. */
export const selectRefusedName = ({ context: { name, failure } }: Snapshot): string | null =>
  failure ? name : null
/** What is wrong with it, to stand under the field. */
export const selectError = ({ context: { failure } }: Snapshot): string | null => failure?.message ?? null
