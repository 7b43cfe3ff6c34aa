import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createBulkActionEffects } from '#client/effects/bulk-action/bulk-action.ts'
import { bulkActionMachine } from '#machines/bulk-action/machine.ts'
import type { ActedOn, RecordAction } from '#machines/bulk-action/ports.ts'
import {
  selectActedOn,
  selectFailure,
  selectIsFinal,
  selectIsPlanning,
} from '#machines/bulk-action/selectors.ts'

export type { ActedOn, RecordAction } from '#machines/bulk-action/ports.ts'

const bulkActionProcess = defineProcess(bulkActionMachine, createBulkActionEffects, { life: 'component' })

export type BulkAction = ReturnType<typeof useBulkAction>

/** Runs what is asked of many records of a list, up to its plan. */
export const useBulkAction = (resource: string, onPlanned: (id: string) => void) => {
  const bulk = useProcess(bulkActionProcess, { resource })
  const tell = useEffectEvent(onPlanned)
  useEffect(() => {
    const listening = bulk.on('batch.planned', ({ id }) => tell(id))
    return () => listening.unsubscribe()
  }, [bulk])
  return {
    actedOn: useSelector(bulk, selectActedOn),
    isPlanning: useSelector(bulk, selectIsPlanning),
    failure: useSelector(bulk, selectFailure),
    isFinal: useSelector(bulk, selectIsFinal),
    ask: (actedOn: ActedOn) => bulk.send({ type: 'bulk.asked', actedOn }),
    choose: (action: RecordAction) =>
      bulk.send({ type: 'action.chosen', action, idempotencyKey: crypto.randomUUID() }),
    dismiss: () => bulk.send({ type: 'bulk.dismissed' }),
  }
}
