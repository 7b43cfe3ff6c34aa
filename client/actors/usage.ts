import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createUsageEffects } from '#client/effects/usage/usage.ts'
import { usageMachine } from '#machines/usage/machine.ts'
import { selectCanReconsider, selectIsAsking } from '#machines/usage/selectors.ts'

/** It begins with what the browser has kept (client/app/follow/connect-usage.ts). */
export const usageProcess = defineProcess(usageMachine, createUsageEffects, { life: 'page' })

/** Whether the visitor is asked to be counted, or may choose anew. Only where the shop counts visits. */
export const useUsage = () => {
  const usage = useProcess(usageProcess)
  return {
    isAsking: useSelector(usage, selectIsAsking),
    canReconsider: useSelector(usage, selectCanReconsider),
    allow: () => usage.send({ type: 'usage.allowed' }),
    refuse: () => usage.send({ type: 'usage.refused' }),
    reconsider: () => usage.send({ type: 'usage.reconsidered' }),
  }
}
