import { useApolloClient } from '@apollo/client/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EditedCollection_CollectionFragment } from '#client/apollo/generated/graphql.ts'
import { bringCollection, createCollectionFormEffects } from '#client/effects/collection-form.ts'
import { alertsOf } from '#machines/resource-form/failure.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'
import {
  selectFailure,
  selectFieldErrors,
  selectIsLoading,
  selectIsOutdated,
  selectIsSaving,
  selectLoadFailure,
} from '#machines/resource-form/selectors.ts'
import { useRaiseAlert } from './alerts.ts'
import { inspected } from './inspect.ts'

interface CollectionFormHandlers {
  onSaved: (id: string) => void
  /** Somebody else has saved meanwhile, and this is what. */
  onNewer?: (theirs: EditedCollection_CollectionFragment) => void
  onLeft: () => void
}

export interface CollectionWords {
  name: string
  description: string
}

/** Runs the form of one collection, or of a new one. */
export const useCollectionForm = (id: string | null, handlers: CollectionFormHandlers) => {
  const apollo = useApolloClient()
  // Here, not with the page's actors: only staff need it, and it comes with the form.
  const [logic] = useState(() => resourceFormMachine.provide(createCollectionFormEffects({ apollo })))
  const form = useActorRef(logic, { ...inspected(), input: { resource: 'collections', id } })
  const raise = useRaiseAlert()
  const saved = useEffectEvent(handlers.onSaved)
  const readAgain = useEffectEvent(async () => {
    if (id === null) return
    try {
      handlers.onNewer?.(await bringCollection(apollo, id))
    } catch {
      // Saving again is refused again, and what was saved is read again then.
      raise({
        status: 'danger',
        text: 'What somebody else saved cannot be read right now. Please save again.',
      })
    }
  })
  const left = useEffectEvent(handlers.onLeft)
  const say = useEffectEvent((texts: ReturnType<typeof alertsOf>) => {
    for (const { text, persistent } of texts) raise({ status: 'danger', text, persistent })
  })
  useEffect(() => {
    const listening = [
      form.on('record.saved', (event) => saved(event.id)),
      form.on('record.outdated', () => void readAgain()),
      form.on('form.left', () => left()),
      form.on('save.failed', ({ failure }) => {
        if (failure.kind !== 'outdated') say(alertsOf(failure))
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
    isOutdated: useSelector(form, selectIsOutdated),
    failure: useSelector(form, selectFailure),
    errors: useSelector(form, selectFieldErrors),
    /** `pictures` is left out for a new collection, which has none. */
    submit: (words: CollectionWords, pictures?: { imageIds: readonly string[]; version: number }) =>
      form.send({
        type: 'form.submitted',
        isValid: true,
        shown: pictures ? ['name', 'description', 'imageIds'] : ['name', 'description'],
        values: { ...words, ...(pictures && { imageIds: pictures.imageIds }) },
        version: pictures?.version ?? null,
        idempotencyKey: crypto.randomUUID(),
      }),
    cancel: () => form.send({ type: 'form.cancelled' }),
    reload: () => form.send({ type: 'form.reloaded' }),
  }
}
