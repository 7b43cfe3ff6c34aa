import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createClaimOrderEffects } from '#client/effects/claim-order/claim-order.ts'
import { claimOrderMachine } from '#machines/claim-order/machine.ts'
import { selectFailure, selectIsClaimed } from '#machines/claim-order/selectors.ts'

const claimOrderProcess = defineProcess(claimOrderMachine, createClaimOrderEffects, { life: 'component' })

/** Gives a guest's order to whoever is signed in, for as long as this is shown. */
export const useClaimOrder = (orderId: string, cartToken: string) => {
  const claiming = useProcess(claimOrderProcess, { orderId }, { cartToken })
  return {
    failure: useSelector(claiming, selectFailure),
    isClaimed: useSelector(claiming, selectIsClaimed),
    retry: () => claiming.send({ type: 'claim.retried' }),
  }
}
