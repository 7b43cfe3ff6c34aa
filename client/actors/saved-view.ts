import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createSavedViewEffects } from '#client/effects/saved-view/saved-view.ts'
import { savedViewMachine } from '#machines/saved-view/machine.ts'
import type { ListRef, ViewChange, ViewContent, ViewRef } from '#machines/saved-view/ports.ts'
import {
  selectFailure,
  selectHasFailed,
  selectIsDeleting,
  selectIsFinal,
  selectIsNaming,
  selectIsOvertaken,
  selectIsPending,
  selectIsRenaming,
  selectNameError,
  selectViewId,
} from '#machines/saved-view/selectors.ts'

/** What is under way goes on while staff look at other pages. */
export const savedViewProcess = defineProcess(savedViewMachine, createSavedViewEffects, {
  life: 'subject',
  keyOf: ({ resource }: ListRef) => resource,
})

interface Listeners {
  onMade: (id: string) => void
  onChanged: (id: string) => void
  onDeleted: (id: string) => void
}

/** Runs what is done with the views of one list. */
export const useSavedView = (resource: string, listeners: Listeners) => {
  const work = useProcess(savedViewProcess, { resource })
  const tell = useEffectEvent((name: keyof Listeners, id: string) => listeners[name](id))
  useEffect(() => {
    const listening = [
      work.on('view.made', ({ id }) => tell('onMade', id)),
      work.on('view.changed', ({ id }) => tell('onChanged', id)),
      work.on('view.deleted', ({ id }) => tell('onDeleted', id)),
    ]
    return () => {
      for (const each of listening) each.unsubscribe()
    }
  }, [work])
  const refOf = ({ id, version }: ViewRef): ViewRef => ({ id, version })
  return {
    viewId: useSelector(work, selectViewId),
    isNaming: useSelector(work, selectIsNaming),
    isRenaming: useSelector(work, selectIsRenaming),
    isDeleting: useSelector(work, selectIsDeleting),
    isPending: useSelector(work, selectIsPending),
    hasFailed: useSelector(work, selectHasFailed),
    isOvertaken: useSelector(work, selectIsOvertaken),
    failure: useSelector(work, selectFailure),
    isFinal: useSelector(work, selectIsFinal),
    nameError: useSelector(work, selectNameError),
    beginSaving: (content: ViewContent) => work.send({ type: 'saving.begun', content }),
    beginRenaming: (view: ViewRef) => work.send({ type: 'renaming.begun', view: refOf(view) }),
    submitName: (name: string, isShared: boolean) =>
      work.send({ type: 'name.submitted', name, isShared, idempotencyKey: crypto.randomUUID() }),
    change: (view: ViewRef, change: ViewChange) =>
      work.send({ type: 'change.asked', view: refOf(view), change, idempotencyKey: crypto.randomUUID() }),
    retryChange: () => work.send({ type: 'change.retried' }),
    askToDelete: (view: ViewRef) => work.send({ type: 'deletion.asked', view: refOf(view) }),
    confirmDeletion: () => work.send({ type: 'deletion.confirmed', idempotencyKey: crypto.randomUUID() }),
    readAgain: () => work.send({ type: 'reading.asked' }),
    dismiss: () => work.send({ type: 'work.dismissed' }),
  }
}

export type SavedViewWork = ReturnType<typeof useSavedView>
