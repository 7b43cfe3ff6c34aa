import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createBatchRunEffects } from '#client/effects/batch-run/batch-run.ts'
import { batchRunMachine } from '#machines/batch-run/machine.ts'
import type { BatchCommandName } from '#machines/batch-run/ports.ts'
import {
  selectFailure,
  selectIsMissing,
  selectIsUnread,
  selectMayConfirm,
  selectMayStop,
  selectMayUndo,
  selectPending,
} from '#machines/batch-run/selectors.ts'
import { NOTHING_CHANGED, ONLY_ENDED_UNDONE, ONLY_RUNNING_STOPS } from '#machines/lifecycles/batch-refusal.ts'

const batchRunProcess = defineProcess(batchRunMachine, createBatchRunEffects, { life: 'component' })

/** Follows a batch, and gives it the commands that its lifecycle allows. */
export const useBatchRun = (id: string, onUndoing: (id: string) => void) => {
  const run = useProcess(batchRunProcess, { id })
  const tell = useEffectEvent(onUndoing)
  useEffect(() => {
    const listening = run.on('undoing.planned', (planned) => tell(planned.id))
    return () => listening.unsubscribe()
  }, [run])
  const give = (command: BatchCommandName) =>
    run.send({ type: 'command.given', command, idempotencyKey: crypto.randomUUID() })
  const [mayStop, mayUndo] = [useSelector(run, selectMayStop), useSelector(run, selectMayUndo)]
  return {
    isMissing: useSelector(run, selectIsMissing),
    isUnread: useSelector(run, selectIsUnread),
    pending: useSelector(run, selectPending),
    failure: useSelector(run, selectFailure),
    mayConfirm: useSelector(run, selectMayConfirm),
    mayStop,
    mayUndo,
    /** Why it cannot be stopped or taken back, in the words of the service; null where it can. */
    stopRefusal: mayStop ? null : ONLY_RUNNING_STOPS,
    undoRefusalOf: ({ changed }: { changed: number }) =>
      !mayUndo ? ONLY_ENDED_UNDONE : changed === 0 ? NOTHING_CHANGED : null,
    confirm: () => give('confirm'),
    stop: () => give('stop'),
    undo: () => give('undo'),
    retry: () => run.send({ type: 'batch.retried' }),
  }
}
