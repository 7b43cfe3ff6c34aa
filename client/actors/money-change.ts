import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { download } from '#client/effects/browser/download.ts'
import { createMoneyChangeEffects } from '#client/effects/money-change/money-change.ts'
import { moneyChangeMachine } from '#machines/money-change/machine.ts'
import type { MoneyCommand, MoneyDetails } from '#machines/money-change/ports.ts'
import {
  selectCommand,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
} from '#machines/money-change/selectors.ts'

export type { MoneyCommand, MoneyDetails } from '#machines/money-change/ports.ts'

const moneyChangeProcess = defineProcess(moneyChangeMachine, createMoneyChangeEffects, { life: 'component' })

/**
 * Runs the changes of a page about money, one at a time. `onChanged` is told what was made or changed,
 * `onRefused` that something is not as the page shows it.
 */
export const useMoneyChange = (
  onChanged: (id: string, command: MoneyCommand) => void = () => {},
  onRefused: () => void = () => {},
) => {
  const change = useProcess(moneyChangeProcess)
  const raise = useRaiseAlert()
  const follow = useEffectEvent(onChanged)
  const tell = useEffectEvent((text: string) => {
    raise({ status: 'danger', text, persistent: true })
    onRefused()
  })
  useEffect(() => {
    const listening = [
      change.on('money.changed', ({ id, command }) => {
        if (command.kind === 'file') download(id)
        follow(id, command)
      }),
      change.on('change.refused', ({ failure }) => tell(failure.message)),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [change])
  return {
    command: useSelector(change, selectCommand),
    isPending: useSelector(change, selectIsPending),
    failure: useSelector(change, selectFailure),
    errors: useSelector(change, selectFieldErrors),
    ask: (command: MoneyCommand) => change.send({ type: 'change.asked', command }),
    confirm: (details: MoneyDetails) =>
      change.send({ type: 'change.confirmed', details, idempotencyKey: crypto.randomUUID() }),
    dismiss: () => change.send({ type: 'change.dismissed' }),
  }
}

export type MoneyChanging = ReturnType<typeof useMoneyChange>
