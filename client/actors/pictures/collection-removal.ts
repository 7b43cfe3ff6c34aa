import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createCollectionRemovalEffects } from '#client/effects/collection-removal/collection-removal.ts'
import { collectionRemovalMachine } from '#machines/collection-removal/machine.ts'
import {
  selectFailure,
  selectIsDeleting,
  selectIsOpen,
  selectIsRefused,
} from '#machines/collection-removal/selectors.ts'

const collectionRemovalProcess = defineProcess(collectionRemovalMachine, createCollectionRemovalEffects, {
  life: 'component',
})

/** Asks before it deletes one collection. */
export const useCollectionRemoval = (id: string, onDeleted: () => void) => {
  const removal = useProcess(collectionRemovalProcess, { id })
  const leave = useEffectEvent(onDeleted)
  useEffect(() => {
    const listening = removal.subscribe({ complete: () => leave() })
    return () => listening.unsubscribe()
  }, [removal])
  return {
    isOpen: useSelector(removal, selectIsOpen),
    isDeleting: useSelector(removal, selectIsDeleting),
    isRefused: useSelector(removal, selectIsRefused),
    failure: useSelector(removal, selectFailure),
    ask: () => removal.send({ type: 'removal.asked' }),
    decline: () => removal.send({ type: 'removal.declined' }),
    confirm: () => removal.send({ type: 'removal.confirmed', idempotencyKey: crypto.randomUUID() }),
  }
}
