import { useApolloClient } from '@apollo/client/react'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import * as say from '#client/actors/messages.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useResourceForm } from '#client/actors/resource-form.ts'
import type { EditedCollection_CollectionFragment } from '#client/apollo/generated/graphql.ts'
import {
  bringCollection,
  createCollectionFormEffects,
} from '#client/effects/collection-form/collection-form.ts'
import { resourceFormMachine } from '#machines/resource-form/machine.ts'

const collectionFormProcess = defineProcess(resourceFormMachine, createCollectionFormEffects, {
  life: 'component',
})

interface CollectionFormHandlers {
  onSaved: (id: string) => void
  /** What somebody else saved meanwhile. */
  onNewer?: (theirs: EditedCollection_CollectionFragment) => void
  onLeft: () => void
}

export interface CollectionWords {
  name: string
  description: string
}

interface CollectionSubmission {
  words: CollectionWords
  /** Left out for a new collection, which has none. */
  pictures?: { imageIds: readonly string[]; version: number }
  isValid: boolean
}

/** Runs the form of one collection, or of a new one. */
export const useCollectionForm = (id: string | null, { onNewer, ...handlers }: CollectionFormHandlers) => {
  const apollo = useApolloClient()
  const raise = useRaiseAlert()
  const readAgain = async () => {
    if (id === null) return
    try {
      onNewer?.(await bringCollection(apollo, id))
    } catch {
      // Offer no retry of the reading: the next save is refused too, and reads again.
      raise({
        status: 'danger',
        text: say.savedByOthersNotLoaded,
      })
    }
  }
  const { submit, ...form } = useResourceForm(
    collectionFormProcess,
    { resource: 'collections', id },
    { ...handlers, onOutdated: () => void readAgain() },
  )
  return {
    ...form,
    submit: ({ words, pictures, isValid }: CollectionSubmission) =>
      submit({
        isValid,
        shown: pictures ? ['name', 'description', 'imageIds'] : ['name', 'description'],
        values: { ...words, ...(pictures && { imageIds: pictures.imageIds }) },
        version: pictures?.version ?? null,
      }),
  }
}
