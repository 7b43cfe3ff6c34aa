import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { QuantityInput } from '#machines/quantity/machine.ts'
import type { Quantities } from './quantities.ts'

/** The undos load with the first page that shows a line. */
export const QuantitiesContext = createContext<Quantities | null>(null)

/** The quantity of one line while it is on the screen; what was typed last is still saved when it leaves. */
export const useQuantity = (line: QuantityInput, onRemoved: () => void) => {
  const quantities = use(QuantitiesContext)
  if (!quantities) throw new Error('There is nothing to change lines with.')
  const [ref] = useState(() => quantities.of(line))
  const removed = useEffectEvent(onRemoved)
  useEffect(() => {
    const listening = ref.on('line.removed', () => removed())
    return () => listening.unsubscribe()
  }, [ref])
  useEffect(() => quantities.show(ref), [quantities, ref])
  return {
    ref,
    edit: (text: string) => ref.send({ type: 'quantity.edited', text }),
    finish: () => ref.send({ type: 'edit.finished' }),
    restore: () => ref.send({ type: 'quantity.restored' }),
    askRemoval: () => ref.send({ type: 'removal.requested' }),
    confirmRemoval: () => ref.send({ type: 'removal.confirmed' }),
    cancelRemoval: () => ref.send({ type: 'removal.cancelled' }),
  }
}
