import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { cartStartMachine } from '#machines/cart-start/machine.ts'

type CartStartSnapshot = SnapshotFrom<typeof cartStartMachine>

/** Reads which cart is held, through a selector of machines/cart-start. */
export const useCart = <T>(select: (snapshot: CartStartSnapshot) => T): T =>
  useSelector(useProcess(PROCESSES.cartStart), select)

/** Asks for the cart again after its service was down. */
export const useRetryCart = () => {
  const cartStart = useProcess(PROCESSES.cartStart)
  return () => cartStart.send({ type: 'cart.retried' })
}
