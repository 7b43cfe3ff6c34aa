import type { SnapshotFrom } from 'xstate'
import type { CartRef } from '#machines/cart-ref.ts'
import type { CartStartFailure } from './failure.ts'
import type { cartStartMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof cartStartMachine>

/** The cart to show and add to; null while there is none. */
export const selectCartToken = (snapshot: Snapshot): string | null => snapshot.context.token
export const selectCart = ({ context: { token, cartProjectId } }: Snapshot): CartRef | null =>
  token !== null && cartProjectId !== null ? { token, projectId: cartProjectId, latestOrder: null } : null
/** The project that things are added to, also while its cart is on its way; null while there is none. */
export const selectProjectId = (snapshot: Snapshot): string | null => {
  const { projectId, cartProjectId } = snapshot.context
  return snapshot.matches('loadingProjectCart') ? projectId : cartProjectId
}
/**
 * Which cart is theirs has been asked for and not been answered: what is added is to wait, not to begin
 * another.
 */
export const selectIsUnknown = (snapshot: Snapshot): boolean => {
  const { token, projectId, cartProjectId } = snapshot.context
  const isHeld = token !== null && (projectId === null || projectId === cartProjectId)
  return (snapshot.hasTag('pending') || snapshot.matches('failed')) && !isHeld
}
/** The cart that signing in is to bring along; null when there is none. */
export const selectGuestCartToken = ({ context: { isGuest, token } }: Snapshot): string | null =>
  isGuest ? token : null
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Ready, none or failed: what waits for the cart may go on. */
export const selectIsSettled = (snapshot: Snapshot): boolean =>
  snapshot.matches('ready') || snapshot.matches('none') || snapshot.matches('failed')
export const selectFailure = (snapshot: Snapshot): CartStartFailure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null
