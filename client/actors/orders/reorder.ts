import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createReorderEffects } from '#client/effects/reorder/reorder.ts'
import { reorderMachine } from '#machines/reorder/machine.ts'
import type { Reordered } from '#machines/reorder/ports.ts'
import { selectFailure, selectIsPending } from '#machines/reorder/selectors.ts'

/** Makes a new project of an order; things are added to that one from then on. */
export const useReorder = (orderId: string, cartToken: string | null, onMade: (made: Reordered) => void) => {
  const apollo = useApolloClient()
  const { cartStart } = useActors()
  const [logic] = useState(() => reorderMachine.provide(createReorderEffects({ apollo, cartToken })))
  const reorder = useActorRef(logic, { ...inspected(), input: { orderId } })
  const made = useEffectEvent(onMade)
  useEffect(() => {
    const listening = reorder.on('project.made', (project) => {
      const { token, projectId, isGuest } = project
      cartStart.send(
        isGuest
          ? { type: 'cart.adopted', token, projectId, isGuest }
          : { type: 'cart.start', projectId, signedIn: true },
      )
      made(project)
    })
    return () => listening.unsubscribe()
  }, [reorder, cartStart])
  return {
    isPending: useSelector(reorder, selectIsPending),
    failure: useSelector(reorder, selectFailure),
    ask: () => reorder.send({ type: 'reorder.asked', idempotencyKey: crypto.randomUUID() }),
  }
}
