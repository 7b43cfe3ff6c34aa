import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { createNoEffects, defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { arrangingMachine } from '#machines/arranging/machine.ts'
import { selectDeed, selectHeld, selectOrder, selectRemoved } from '#machines/arranging/selectors.ts'

const arrangingProcess = defineProcess(arrangingMachine, createNoEffects, { life: 'component' })

export type Arranging = ReturnType<typeof useArranging>

/** Runs the ordering of some images, from the order that they are in. */
export const useArranging = (ids: readonly string[]) => {
  const arranging = useProcess(arrangingProcess, { ids })
  const intents = useMemo(
    () => ({
      giveOrder: (order: readonly string[]) => arranging.send({ type: 'order.given', ids: order }),
      add: (id: string) => arranging.send({ type: 'images.added', ids: [id] }),
      remove: (id: string) => arranging.send({ type: 'image.removed', id }),
      undoRemoval: () => arranging.send({ type: 'removal.undone' }),
      grab: (id: string) => arranging.send({ type: 'image.grabbed', id }),
      /** From 0. */
      moveTo: (place: number) => arranging.send({ type: 'image.moved', place }),
      drop: () => arranging.send({ type: 'image.dropped' }),
      cancel: () => arranging.send({ type: 'grab.cancelled' }),
    }),
    [arranging],
  )
  return {
    order: useSelector(arranging, selectOrder),
    held: useSelector(arranging, selectHeld),
    deed: useSelector(arranging, selectDeed),
    removed: useSelector(arranging, selectRemoved),
    ...intents,
  }
}
