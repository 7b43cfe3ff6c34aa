import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createOrderChangeEffects } from '#client/effects/order-change/order-change.ts'
import { orderChangeMachine } from '#machines/order-change/machine.ts'
import type { Parcel } from '#machines/order-change/ports.ts'
import {
  selectCommand,
  selectFailure,
  selectFieldErrors,
  selectIsConfirming,
  selectIsPending,
  selectParcel,
} from '#machines/order-change/selectors.ts'
import type { OrderCommandType } from './order-commands.ts'

const orderChangeProcess = defineProcess(orderChangeMachine, createOrderChangeEffects, { life: 'component' })

interface OrderChangeHandlers {
  onChanged: () => void
  /** The order is no longer as shown. */
  onOutdated: () => void
}

/** Runs the changes of one order, one at a time. */
export const useOrderChange = (orderId: string, cartToken: string | null, handlers: OrderChangeHandlers) => {
  const change = useProcess(orderChangeProcess, { orderId }, { cartToken })
  const raise = useRaiseAlert()
  const tellChanged = useEffectEvent(handlers.onChanged)
  const tellRefused = useEffectEvent((text: string) => {
    raise({ status: 'danger', text, persistent: true })
    handlers.onOutdated()
  })
  useEffect(() => {
    const listening = [
      change.on('order.changed', () => tellChanged()),
      change.on('change.refused', ({ failure }) => tellRefused(failure.message)),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [change])
  return {
    command: useSelector(change, selectCommand),
    isConfirming: useSelector(change, selectIsConfirming),
    isPending: useSelector(change, selectIsPending),
    parcel: useSelector(change, selectParcel),
    failure: useSelector(change, selectFailure),
    errors: useSelector(change, selectFieldErrors),
    ask: (command: OrderCommandType) => change.send({ type: 'change.asked', command }),
    confirm: (parcel: Parcel | null) =>
      change.send({ type: 'change.confirmed', parcel, idempotencyKey: crypto.randomUUID() }),
    dismiss: () => change.send({ type: 'change.dismissed' }),
  }
}
