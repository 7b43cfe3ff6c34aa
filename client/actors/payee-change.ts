import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createPayeeChangeEffects } from '#client/effects/payee-change/payee-change.ts'
import { payeeChangeMachine } from '#machines/payee-change/machine.ts'
import type { PayeeCommand, PayeeDetails } from '#machines/payee-change/ports.ts'
import {
  selectCommand,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
} from '#machines/payee-change/selectors.ts'

export type { PayeeCommand, PayeeDetails } from '#machines/payee-change/ports.ts'

const payeeChangeProcess = defineProcess(payeeChangeMachine, createPayeeChangeEffects, { life: 'component' })

/** Runs the changes of one identity, account or tax form, one at a time. */
export const usePayeeChange = (payee: { resource: string; id: string }) => {
  const change = useProcess(payeeChangeProcess, payee)
  const raise = useRaiseAlert()
  const tell = useEffectEvent((text: string) => raise({ status: 'danger', text, persistent: true }))
  useEffect(() => {
    const listening = change.on('change.refused', ({ failure }) => tell(failure.message))
    return () => listening.unsubscribe()
  }, [change])
  return {
    command: useSelector(change, selectCommand),
    isPending: useSelector(change, selectIsPending),
    failure: useSelector(change, selectFailure),
    errors: useSelector(change, selectFieldErrors),
    ask: (command: PayeeCommand) => change.send({ type: 'change.asked', command }),
    confirm: (details: PayeeDetails) =>
      change.send({ type: 'change.confirmed', details, idempotencyKey: crypto.randomUUID() }),
    dismiss: () => change.send({ type: 'change.dismissed' }),
  }
}

export type PayeeChanging = ReturnType<typeof usePayeeChange>
