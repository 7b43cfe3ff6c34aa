import type { ApolloClient } from '@apollo/client'
import { RecordLookupDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { recordLookupPorts } from '#machines/record-lookup/ports.ts'

/** Ask the server each time: a record may have been made or renamed since. */
export const createRecordLookupEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof recordLookupPorts>({
    findEntries: async ({ resource, words }) => {
      const { recordLookup } = await ask(
        apollo.query({
          query: RecordLookupDocument,
          variables: { resource, search: words },
          fetchPolicy: 'network-only',
        }),
      )
      return recordLookup.map(({ value, label }) => ({ value, label }))
    },
  })
