import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRevertingEffects } from '#client/effects/reverting/reverting.ts'
import { revertingMachine } from '#machines/reverting/machine.ts'
import type { HistoryRef, Reversal } from '#machines/reverting/ports.ts'
import {
  selectFailure,
  selectIsFinal,
  selectIsReverting,
  selectReversal,
  selectSince,
} from '#machines/reverting/selectors.ts'

export type { Reversal } from '#machines/reverting/ports.ts'

const revertingProcess = defineProcess(revertingMachine, createRevertingEffects, { life: 'component' })

/** Runs what is taken back of a record's history, one reversal at a time. */
export const useReverting = (record: HistoryRef, onReverted: () => void) => {
  const reverting = useProcess(revertingProcess, record)
  const tell = useEffectEvent(onReverted)
  useEffect(() => {
    const listening = reverting.on('record.reverted', () => tell())
    return () => listening.unsubscribe()
  }, [reverting])
  return {
    reversal: useSelector(reverting, selectReversal),
    isReverting: useSelector(reverting, selectIsReverting),
    since: useSelector(reverting, selectSince),
    failure: useSelector(reverting, selectFailure),
    isFinal: useSelector(reverting, selectIsFinal),
    ask: (reversal: Reversal) => reverting.send({ type: 'revert.asked', ...reversal }),
    confirm: () => reverting.send({ type: 'revert.confirmed', idempotencyKey: crypto.randomUUID() }),
    dismiss: () => reverting.send({ type: 'revert.dismissed' }),
  }
}
