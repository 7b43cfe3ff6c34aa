import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createProjectFormEffects } from '#client/effects/project-form.ts'
import { alertsOf } from '#machines/resource-form/failure.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'
import { selectFieldErrors, selectIsSaving } from '#machines/resource-form/selectors.ts'
import { useRaiseAlert } from './alerts.ts'
import { useActors } from './context.ts'
import { inspected } from './inspect.ts'

interface ProjectFormHandlers {
  onSaved: (projectId: string) => void
  onLeft: () => void
}

/** Runs the form of a new project, which the cart follows as soon as it is made. */
export const useProjectForm = (handlers: ProjectFormHandlers) => {
  const apollo = useApolloClient()
  const { cartStart } = useActors()
  const [logic] = useState(() => resourceFormMachine.provide(createProjectFormEffects({ apollo })))
  const form = useActorRef(logic, { ...inspected(), input: { resource: 'projects', id: null } })
  const raise = useRaiseAlert()
  const saved = useEffectEvent((id: string) => {
    cartStart.send({ type: 'cart.start', projectId: id, signedIn: true })
    handlers.onSaved(id)
  })
  const left = useEffectEvent(handlers.onLeft)
  const say = useEffectEvent((texts: ReturnType<typeof alertsOf>) => {
    for (const { text, persistent } of texts) raise({ status: 'danger', text, persistent })
  })
  useEffect(() => {
    const listening = [
      form.on('record.saved', ({ id }) => saved(id)),
      form.on('form.left', () => left()),
      form.on('save.failed', ({ failure }) => say(alertsOf(failure))),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [form])
  return {
    isSaving: useSelector(form, selectIsSaving),
    errors: useSelector(form, selectFieldErrors),
    submit: (name: string) =>
      form.send({
        type: 'form.submitted',
        isValid: true,
        shown: ['name'],
        values: { name },
        version: null,
        idempotencyKey: crypto.randomUUID(),
      }),
    cancel: () => form.send({ type: 'form.cancelled' }),
  }
}
