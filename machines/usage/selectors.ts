import type { SnapshotFrom } from 'xstate'
import type { usageMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof usageMachine>

export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking')
export const selectIsCounting = (snapshot: Snapshot): boolean => snapshot.matches('counting')
/** Whether the visitor may choose anew. */
export const selectCanReconsider = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'usage.reconsidered' })
