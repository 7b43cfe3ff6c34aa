import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createQuantityEffects } from '#client/effects/quantity/quantity.ts'
import { type QuantityInput, quantityMachine } from '#machines/quantity/machine.ts'
import type { Line } from '#machines/quantity/ports.ts'
import { selectIsAtRest } from '#machines/quantity/selectors.ts'
import { watchLine } from './watch-line.ts'

/** What was typed last is still saved when its line, or the page, leaves. */
export const quantityProcess = defineProcess(quantityMachine, createQuantityEffects, {
  ...LATE.quantity,
  keyOf: ({ cartToken, itemId }: Line) => `${cartToken} ${itemId}`,
  // Keep the project's token out of the name: the token opens the project.
  nameOf: ({ itemId }) => itemId,
  isBusy: (snapshot) => !selectIsAtRest(snapshot),
  finish: { type: 'edit.finished' },
  watch: (ref, { apollo }) => watchLine(apollo, ref),
})

/** The quantity of one line while it is on the screen. */
export const useQuantity = (line: QuantityInput, onRemoved: () => void) => {
  const ref = useProcess(quantityProcess, line)
  const tellRemoved = useEffectEvent(onRemoved)
  useEffect(() => {
    const listening = ref.on('line.removed', () => tellRemoved())
    return () => listening.unsubscribe()
  }, [ref])
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
