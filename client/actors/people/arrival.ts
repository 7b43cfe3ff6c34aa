import { useSelector } from '@xstate/react'
import { useActors } from '#client/actors/context.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectIsPending as selectIsMigrating } from '#machines/cart-migration/selectors.ts'
import { selectIsSettled } from '#machines/cart-start/selectors.ts'

/** Signed in, with the cart migrated and started: the visitor may go on to where they wanted to be. */
export const useHasArrived = (): boolean => {
  const { auth, cartMigration, cartStart } = useActors()
  const isSignedIn = useSelector(auth, selectIsSignedIn)
  const isMigrating = useSelector(cartMigration, selectIsMigrating)
  const isSettled = useSelector(cartStart, selectIsSettled)
  return isSignedIn && !isMigrating && isSettled
}
