import type { SnapshotFrom } from 'xstate'
import type { publishingMachine } from './machine.ts'

export const selectIsLocked = (snapshot: SnapshotFrom<typeof publishingMachine>): boolean =>
  snapshot.matches('locked')
