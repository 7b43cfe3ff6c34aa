import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormSubmission } from '#machines/resource-form/context.ts'
import { alertsOf, type FormAlert, isFinal, type SaveFailure } from '#machines/resource-form/failure.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'
import type { RecordRef } from '#machines/resource-form/ports.ts'
import {
  selectFieldErrors,
  selectFinalFailure,
  selectIsLoading,
  selectIsSaving,
  selectLoadFailure,
} from '#machines/resource-form/selectors.ts'
import { useRaiseAlert } from './alerts.ts'
import { inspected } from './inspect.ts'

type Effects = Parameters<typeof resourceFormMachine.provide>[0]

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
export const useResourceForm = (
  createEffects: () => Effects,
  input: RecordRef,
  handlers: ResourceFormHandlers,
) => {
  // Start it here, not with the page's actors: few people need it, and it loads with the form.
  const [logic] = useState(() => resourceFormMachine.provide(createEffects()))
  const form = useActorRef(logic, { ...inspected(), input })
  const raise = useRaiseAlert()
  const saved = useEffectEvent(handlers.onSaved)
  const readAgain = useEffectEvent(() => handlers.onOutdated?.())
  const left = useEffectEvent(handlers.onLeft)
  const say = useEffectEvent((alerts: readonly FormAlert[]) => {
    for (const alert of alerts) raise({ status: 'danger', ...alert })
  })
  useEffect(() => {
    const listening = [
      form.on('record.saved', ({ id }) => saved(id)),
      form.on('record.outdated', () => readAgain()),
      form.on('form.left', () => left()),
      form.on('save.failed', ({ failure }) => {
        if (!isSaidInPlace(failure)) say(alertsOf(failure))
      }),
      form.on('load.failed', ({ failure }) => {
        if (failure.kind === 'unavailable') say([{ text: failure.message, persistent: true }])
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
