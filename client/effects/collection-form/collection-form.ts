import type { ApolloClient } from '@apollo/client'
import {
  CollectionForEditDocument,
  CollectionImagesDocument,
  CreateCollectionDocument,
  type EditedCollection_CollectionFragment,
  UpdateCollectionDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type {
  FormValues,
  RecordRef,
  resourceFormPorts,
  Saved,
  Submission,
} from '#machines/resource-form/ports.ts'

interface CollectionFormDeps {
  apollo: ApolloClient
}

/** The form's ports, for a collection. */
export const createCollectionFormEffects = ({ apollo }: CollectionFormDeps) =>
  fillPorts<typeof resourceFormPorts>({
    loadForm: async ({ id }) => {
      if (id !== null) await bringCollection(apollo, id)
    },
    saveRecord: (input) => saveCollection(apollo, input),
  })

/** Most images that the graph gives at once. */
const STRETCH = 100

/** Reads a collection and all its images from the server, into Apollo's cache. Throws NOT_FOUND. */
export const bringCollection = async (
  apollo: ApolloClient,
  id: string,
): Promise<EditedCollection_CollectionFragment> => {
  const fetchPolicy = 'network-only'
  const { collection } = await ask(
    apollo.query({ query: CollectionForEditDocument, variables: { id }, fetchPolicy }),
  )
  if (!collection) throw new Refusal('NOT_FOUND', say.noSuchCollection)
  const offsets = Array.from({ length: Math.ceil(collection.count / STRETCH) }, (_, at) => at * STRETCH)
  await Promise.all(
    offsets.map((offset) =>
      ask(
        apollo.query({
          query: CollectionImagesDocument,
          variables: { id, limit: STRETCH, offset },
          fetchPolicy,
        }),
      ),
    ),
  )
  return collection
}

const saveCollection = async (
  apollo: ApolloClient,
  { id, values, version, idempotencyKey }: RecordRef & Submission,
) => {
  const words = { idempotencyKey, name: textOf(values.name), description: textOf(values.description) }
  if (id === null || version === null) {
    const { createCollection } = await ask(
      apollo.mutate({ mutation: CreateCollectionDocument, variables: { input: words } }),
    )
    return readSaved(createCollection)
  }
  const input = { ...words, id, version, imageIds: idsOf(values.imageIds) }
  const { updateCollection } = await ask(
    apollo.mutate({ mutation: UpdateCollectionDocument, variables: { input } }),
  )
  return readSaved(updateCollection)
}

const readSaved = ({
  collection,
  userErrors,
}: {
  collection: { id: string } | null
  userErrors: Parameters<typeof refuseUserErrors>[0]
}): Saved => {
  refuseUserErrors(userErrors)
  if (!collection) throw new Error('The graph answered nothing.')
  return { id: collection.id }
}

const textOf = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '')
const idsOf = (value: FormValues[string] | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
