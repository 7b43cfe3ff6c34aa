import { useSelector } from '@xstate/react'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { useCart } from '#client/actors/projects/cart.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectIsPending as selectIsMigrating } from '#machines/cart-migration/selectors.ts'
import { selectIsSettled } from '#machines/cart-start/selectors.ts'
import { useAuth } from './auth.ts'

/** Signed in, with the cart migrated and started: the visitor may go on to where they wanted to be. */
export const useHasArrived = (): boolean => {
  const isSignedIn = useAuth(selectIsSignedIn)
  const isMigrating = useSelector(useProcess(PROCESSES.cartMigration), selectIsMigrating)
  const isSettled = useCart(selectIsSettled)
  return isSignedIn && !isMigrating && isSettled
}
