import type { SnapshotFrom } from 'xstate'
import type { CartMigrationFailure } from './failure.ts'
import type { cartMigrationMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof cartMigrationMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** The failure to show with a way to retry. */
export const selectFailure = (snapshot: Snapshot): CartMigrationFailure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null
