import type { SnapshotFrom } from 'xstate'
import type { WithdrawalFailure } from './failure.ts'
import type { withdrawalMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof withdrawalMachine>

const OUTSIDE = ['standing', 'returning', 'unreturned'] as const

/** Whether the question stands on the screen, or what became of its answer. */
export const selectIsOpen = (snapshot: Snapshot): boolean => !OUTSIDE.some((state) => snapshot.matches(state))
export const selectIsCounting = (snapshot: Snapshot): boolean => snapshot.matches('counting')
/** The carts cannot be counted now, so that nothing is asked. */
export const selectIsUncounted = (snapshot: Snapshot): boolean => snapshot.matches('uncounted')
export const selectIsWithdrawing = (snapshot: Snapshot): boolean => snapshot.matches('withdrawing')
export const selectIsReturning = (snapshot: Snapshot): boolean => snapshot.matches('returning')
/** It cannot be withdrawn: there is nothing to confirm. */
export const selectIsRefused = (snapshot: Snapshot): boolean => snapshot.hasTag('blocked')
/** Open carts that lose it; null until they are counted. */
export const selectCarts = ({ context }: Snapshot): number | null => context.carts
export const selectFailure = ({ context }: Snapshot): WithdrawalFailure | null => context.failure
