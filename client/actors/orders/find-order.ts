import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createFindOrderEffects } from '#client/effects/find-order/find-order.ts'
import { findOrderMachine } from '#machines/find-order/machine.ts'
import { selectFailure, selectFieldErrors, selectIsPending } from '#machines/find-order/selectors.ts'

const findOrderProcess = defineProcess(findOrderMachine, createFindOrderEffects, { life: 'component' })

/** Opens a guest's order by its number and email. Both go by way of the vault; `onFound` leads there. */
export const useFindOrder = (onFound: (place: string) => void) => {
  const { vault } = useRunning()
  const finding = useProcess(findOrderProcess)
  const leadOn = useEffectEvent(onFound)
  useEffect(() => {
    const listening = finding.on('order.found', ({ place }) => {
      const path = vault.takeSecret(place)
      if (path !== null) leadOn(path)
    })
    return () => listening.unsubscribe()
  }, [finding, vault])
  return {
    errors: useSelector(finding, selectFieldErrors),
    failure: useSelector(finding, selectFailure),
    isPending: useSelector(finding, selectIsPending),
    find: (orderId: string, email: string) =>
      finding.send({
        type: 'order.sought',
        orderId: vault.keepSecret(orderId),
        email: vault.keepSecret(email),
      }),
  }
}
