import type { SnapshotFrom } from 'xstate'
import type { TokenRefreshFailure } from './failure.ts'
import type { tokenRefreshMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof tokenRefreshMachine>

/** The number of the token held now; 0 when there has been none. */
export const selectGeneration = (snapshot: Snapshot): number => snapshot.context.generation
export const selectIsRefreshing = (snapshot: Snapshot): boolean => snapshot.matches({ token: 'refreshing' })
export const selectFailure = (snapshot: Snapshot): TokenRefreshFailure | null => snapshot.context.failure
