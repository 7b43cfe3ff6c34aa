import type { ApolloClient } from '@apollo/client'
import {
  type EditedResource_ResourceFragment,
  NewRecordFormDocument,
  RecordFormDocument,
  SaveRecordDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { LoadedForm, recordFormPorts } from '#machines/record-form/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import type { FieldValue, FormValues } from '#machines/resource-form/ports.ts'
import { findSecretFields, openSecrets } from './secret-fields.ts'

/** The ports of the form of any record. */
export const createRecordFormEffects = ({ apollo, vault }: { apollo: ApolloClient; vault: Vault }) =>
  fillPorts<typeof recordFormPorts>({
    loadForm: ({ resource, id }) =>
      id === null ? loadNew(apollo, resource) : loadExisting(apollo, resource, id),

    saveRecord: async ({ resource, id, values, version, idempotencyKey }) => {
      const opened = openSecrets(vault, values)
      const input = { resource, values: opened, idempotencyKey, ...(id !== null && { id, version }) }
      const { saveRecord } = await ask(apollo.mutate({ mutation: SaveRecordDocument, variables: { input } }))
      const { record, merged, conflict, userErrors } = saveRecord
      refuseUserErrors(userErrors)
      if (conflict) return { kind: 'conflict', ...withoutTypes(conflict) }
      if (!record) throw new Error('The graph answered nothing.')
      for (const ref of findSecretFields(values)) vault.takeSecret(ref)
      return { kind: 'saved', id: record.id, merged: merged.map(({ __typename, ...one }) => one) }
    },
  })

const fetchPolicy = 'network-only'

const loadNew = async (apollo: ApolloClient, resource: string): Promise<LoadedForm> => {
  const answer = await ask(
    apollo.query({ query: NewRecordFormDocument, variables: { resource }, fetchPolicy }),
  )
  return { layout: layoutOf(answer.resource), version: null, values: {} }
}

const loadExisting = async (apollo: ApolloClient, resource: string, id: string): Promise<LoadedForm> => {
  const answer = await ask(
    apollo.query({ query: RecordFormDocument, variables: { resource, id }, fetchPolicy }),
  )
  if (!answer.record) throw new Refusal('NOT_FOUND', say.noSuchRecord)
  const { version, values } = answer.record
  return { layout: layoutOf(answer.resource), version, values: isValues(values) ? values : {} }
}

const layoutOf = (resource: EditedResource_ResourceFragment | null): LoadedForm['layout'] => {
  if (!resource) throw new Refusal('NOT_FOUND', say.noSuchRecord)
  return resource.fields ? 'formatted' : 'unformatted'
}

const isValues = (values: FieldValue): values is FormValues =>
  typeof values === 'object' && values !== null && !Array.isArray(values)

interface Typed {
  __typename: string
}

/** The machine keeps what the journal can tell, not how the graph calls it. */
const withoutTypes = <Field extends Typed>({
  version,
  fields,
}: {
  version: number
  fields: readonly Field[]
}) => ({
  version,
  fields: fields.map(({ __typename, ...one }) => one),
})

/** The metadata, and the record if there is one, as the cache has them; null where it lacks any of it. */
export const readRecordForm = (
  { cache }: Pick<ApolloClient, 'cache'>,
  resource: string,
  id: string | null,
): EditedResource_ResourceFragment | null =>
  id === null
    ? (cache.readQuery({ query: NewRecordFormDocument, variables: { resource } })?.resource ?? null)
    : (cache.readQuery({ query: RecordFormDocument, variables: { resource, id } })?.resource ?? null)
