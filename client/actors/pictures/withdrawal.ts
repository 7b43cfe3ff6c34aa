import { useSelector } from '@xstate/react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createWithdrawalEffects } from '#client/effects/withdrawal/withdrawal.ts'
import { withdrawalMachine } from '#machines/withdrawal/machine.ts'
import {
  selectCarts,
  selectFailure,
  selectIsCounting,
  selectIsOpen,
  selectIsRefused,
  selectIsReturning,
  selectIsUncounted,
  selectIsWithdrawing,
} from '#machines/withdrawal/selectors.ts'

const withdrawalProcess = defineProcess(withdrawalMachine, createWithdrawalEffects, { life: 'component' })

/** Takes one of the artist's works out of the shop, once that is confirmed, and back into it. */
export const useWithdrawal = (id: string) => {
  const withdrawal = useProcess(withdrawalProcess, { id })
  return {
    isOpen: useSelector(withdrawal, selectIsOpen),
    isCounting: useSelector(withdrawal, selectIsCounting),
    isUncounted: useSelector(withdrawal, selectIsUncounted),
    isWithdrawing: useSelector(withdrawal, selectIsWithdrawing),
    isReturning: useSelector(withdrawal, selectIsReturning),
    isRefused: useSelector(withdrawal, selectIsRefused),
    carts: useSelector(withdrawal, selectCarts),
    failure: useSelector(withdrawal, selectFailure),
    ask: () => withdrawal.send({ type: 'withdrawal.asked' }),
    decline: () => withdrawal.send({ type: 'withdrawal.declined' }),
    confirm: () => withdrawal.send({ type: 'withdrawal.confirmed', idempotencyKey: crypto.randomUUID() }),
    bringBack: () => withdrawal.send({ type: 'return.asked', idempotencyKey: crypto.randomUUID() }),
  }
}
