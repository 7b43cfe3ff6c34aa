import type { SnapshotFrom } from 'xstate'
import type { ClaimFailure } from './failure.ts'
import type { claimOrderMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof claimOrderMachine>

export const selectFailure = (snapshot: Snapshot): ClaimFailure | null => snapshot.context.failure

export const selectIsClaimed = (snapshot: Snapshot): boolean => snapshot.matches('claimed')
