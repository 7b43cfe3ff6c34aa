import type { ApolloClient } from '@apollo/client'
import { UNSHARED } from '#client/apollo/contexts.ts'
import {
  ImportNowDocument,
  OpenImportDocument,
  type RecordImportState,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { importingPorts, Reading } from '#machines/importing/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import type { Files } from './files.ts'
import * as say from './messages.ts'
import { type PutPart, putPart } from './put-part.ts'

interface ImportingDeps {
  apollo: ApolloClient
  files: Pick<Files, 'partOf'>
  put?: PutPart
}

/** The shop has the whole file before it is asked how far it is. */
const STATES: Record<RecordImportState, Reading['state']> = {
  SENDING: 'reading',
  READING: 'reading',
  PLANNED: 'planned',
  REFUSED: 'refused',
}

const FORGOTTEN = new Refusal('NOT_FOUND', say.fileExpired)

/** The bodies of the ports of machines/importing. */
export const createImportingEffects = ({ apollo, files, put = putPart }: ImportingDeps) =>
  fillPorts<typeof importingPorts>({
    openImport: async ({ resource, file: { name, size } }) => {
      const input = { resource, name, size }
      const { openImport } = await ask(
        apollo.mutate({ mutation: OpenImportDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors(openImport.userErrors)
      const { id, href } = openImport
      if (id === null || href === null) throw FORGOTTEN
      return { id, href }
    },
    sendPart: async ({ href, file, from }) => {
      const answer = await put(`${href}?from=${from}`, files.partOf(file.id, from))
      if (!answer.ok) throw refusalOf(answer.status)
      const { received }: { received: number } = await answer.json()
      return { received }
    },
    readImport: async ({ id }) => {
      const { recordImport } = await ask(
        apollo.query({
          query: ImportNowDocument,
          variables: { id },
          fetchPolicy: 'network-only',
          ...UNSHARED,
        }),
      )
      if (!recordImport) throw FORGOTTEN
      const { state, rows, reason, batch } = recordImport
      return { state: STATES[state], rows, reason, batch }
    },
  })

const refusalOf = (status: number): Refusal => {
  if (status === 404) return FORGOTTEN
  if (status >= 500 || status === 408 || status === 429)
    return new Refusal('UPSTREAM_UNAVAILABLE', say.catalogUnavailable)
  return new Refusal('BAD_USER_INPUT', say.fileChanged)
}
