import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { createReorderEffects } from '#client/effects/reorder/reorder.ts'
import { reorderMachine } from '#machines/reorder/machine.ts'
import type { Reordered } from '#machines/reorder/ports.ts'
import { selectFailure, selectIsPending } from '#machines/reorder/selectors.ts'

const reorderProcess = defineProcess(reorderMachine, createReorderEffects, { life: 'component' })

/** Makes a new project of an order; things are added to that one from then on. */
export const useReorder = (orderId: string, cartToken: string | null, onMade: (made: Reordered) => void) => {
  const cartStart = useProcess(PROCESSES.cartStart)
  const reorder = useProcess(reorderProcess, { orderId }, { cartToken })
  const tellMade = useEffectEvent(onMade)
  useEffect(() => {
    const listening = reorder.on('project.made', (project) => {
      const { token, projectId, isGuest } = project
      cartStart.send(
        isGuest
          ? { type: 'cart.adopted', token, projectId, isGuest }
          : { type: 'cart.start', projectId, signedIn: true },
      )
      tellMade(project)
    })
    return () => listening.unsubscribe()
  }, [reorder, cartStart])
  return {
    isPending: useSelector(reorder, selectIsPending),
    failure: useSelector(reorder, selectFailure),
    ask: () => reorder.send({ type: 'reorder.asked', idempotencyKey: crypto.randomUUID() }),
  }
}
