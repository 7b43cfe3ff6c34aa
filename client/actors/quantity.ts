import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { QuantityInput } from '#machines/quantity/machine.ts'
import { useActors } from './context.ts'

/** Runs the quantity of one line for as long as it is on the screen. */
export const useQuantity = (line: QuantityInput, onRemoved: () => void) => {
  const { cartToken, itemId, quantity } = line
  const ref = useActorRef(useActors().quantityLogic, { input: { cartToken, itemId, quantity } })
  const removed = useEffectEvent(onRemoved)
  useEffect(() => {
    const listening = ref.on('line.removed', () => removed())
    return () => listening.unsubscribe()
  }, [ref])
  useEffect(() => ref.send({ type: 'line.reread', quantity }), [ref, quantity])
  return {
    ref,
    edit: (text: string) => ref.send({ type: 'quantity.edited', text }),
    restore: () => ref.send({ type: 'quantity.restored' }),
    askRemoval: () => ref.send({ type: 'removal.requested' }),
    confirmRemoval: () => ref.send({ type: 'removal.confirmed' }),
    cancelRemoval: () => ref.send({ type: 'removal.cancelled' }),
  }
}
