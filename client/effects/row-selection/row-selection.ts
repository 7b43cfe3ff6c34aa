import type { ApolloClient } from '@apollo/client'
import { RecordStraysDocument } from '#client/apollo/generated/graphql.ts'
import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { rowSelectionPorts } from '#machines/row-selection/ports.ts'

/** Ask the server each time: others edit meanwhile. */
export const createRowSelectionEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof rowSelectionPorts>({
    findStrays: async ({ resource, ids, search, filters }) => {
      const { recordStrays } = await ask(
        apollo.query({
          query: RecordStraysDocument,
          variables: {
            resource,
            ids: [...ids],
            search,
            filters: toRecordFilters(filters),
          },
          fetchPolicy: 'network-only',
        }),
      )
      return recordStrays.map(({ recordId, label }) => ({ id: recordId, label }))
    },
  })
