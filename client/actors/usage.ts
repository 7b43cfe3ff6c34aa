import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { createUsageEffects } from '#client/effects/usage/usage.ts'
import { usageMachine } from '#machines/usage/machine.ts'
import { selectCanReconsider, selectIsAsking } from '#machines/usage/selectors.ts'

/** It begins with what the browser has kept (client/app/follow/connect-usage.ts). */
export const usageProcess = defineProcess(usageMachine, createUsageEffects, { life: 'page' })

/** Whether the visitor is asked to be counted, or may choose anew. Only where the shop counts visits. */
export const useUsage = () => {
  const { subscribe, findCurrent } = useRunning().processes
  const read = () => findCurrent(usageProcess) ?? undefined
  // It begins a moment after the page.
  const usage = useSyncExternalStore(subscribe, read, read)
  return {
    isAsking: useSelector(usage, (snapshot) => snapshot !== undefined && selectIsAsking(snapshot)),
    canReconsider: useSelector(usage, (snapshot) => snapshot !== undefined && selectCanReconsider(snapshot)),
    allow: () => usage?.send({ type: 'usage.allowed' }),
    refuse: () => usage?.send({ type: 'usage.refused' }),
    reconsider: () => usage?.send({ type: 'usage.reconsidered' }),
  }
}
