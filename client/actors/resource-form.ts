import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ComponentTerms, Process } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import type { FormSubmission } from '#machines/resource-form/context.ts'
import { alertsOf, type FormAlert, isFinal, type SaveFailure } from '#machines/resource-form/failure.ts'
import type { resourceFormMachine } from '#machines/resource-form/machine.ts'
import type { RecordRef } from '#machines/resource-form/ports.ts'
import {
  selectFieldErrors,
  selectFinalFailure,
  selectIsLoading,
  selectIsSaving,
  selectLoadFailure,
} from '#machines/resource-form/selectors.ts'
import { useRaiseAlert } from './alerts.ts'

/** The form of one kind of record: the chart is the same, what it loads and saves is not. */
export type FormProcess = Process<typeof resourceFormMachine, ComponentTerms>

interface ResourceFormHandlers {
  onSaved: (id: string) => void
  /** Somebody else saved meanwhile; the form says so itself. */
  onOutdated?: () => void
  onLeft: () => void
}

/** The form says that it is not ready; its screen says what is newer, and that it can never be saved. */
const isSaidInPlace = (failure: SaveFailure): boolean =>
  failure.kind === 'unready' || failure.kind === 'outdated' || isFinal(failure)

/** Runs the form of one record, or of a new one, and says what its fields do not. */
export const useResourceForm = (process: FormProcess, input: RecordRef, handlers: ResourceFormHandlers) => {
  const form = useProcess(process, input)
  const raise = useRaiseAlert()
  const tellSaved = useEffectEvent(handlers.onSaved)
  const tellOutdated = useEffectEvent(() => handlers.onOutdated?.())
  const tellLeft = useEffectEvent(handlers.onLeft)
  const raiseAll = useEffectEvent((alerts: readonly FormAlert[]) => {
    for (const alert of alerts) raise({ status: 'danger', ...alert })
  })
  useEffect(() => {
    const listening = [
      form.on('record.saved', ({ id }) => tellSaved(id)),
      form.on('record.outdated', () => tellOutdated()),
      form.on('form.left', () => tellLeft()),
      form.on('save.failed', ({ failure }) => {
        if (!isSaidInPlace(failure)) raiseAll(alertsOf(failure))
      }),
      form.on('load.failed', ({ failure }) => {
        if (failure.kind === 'unavailable') raiseAll([{ text: failure.message, persistent: true }])
      }),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [form])
  return {
    isLoading: useSelector(form, selectIsLoading),
    loadFailure: useSelector(form, selectLoadFailure),
    isSaving: useSelector(form, selectIsSaving),
    finalFailure: useSelector(form, selectFinalFailure),
    errors: useSelector(form, selectFieldErrors),
    submit: (submission: Omit<FormSubmission, 'idempotencyKey'>) =>
      form.send({ type: 'form.submitted', idempotencyKey: crypto.randomUUID(), ...submission }),
    cancel: () => form.send({ type: 'form.cancelled' }),
    reload: () => form.send({ type: 'form.reloaded' }),
  }
}
