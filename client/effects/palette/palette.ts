import type { ApolloClient } from '@apollo/client'
import { PaletteRecordsDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { recordLookupPorts } from '#machines/record-lookup/ports.ts'

/** Finds a few records of each type, and none before anything is typed. */
export const createPaletteEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof recordLookupPorts>({
    findEntries: async ({ resource, words }) => {
      if (words === '') return []
      const { recordLookup } = await ask(
        apollo.query({
          query: PaletteRecordsDocument,
          variables: { resource, search: words },
          fetchPolicy: 'network-only',
        }),
      )
      return recordLookup.map(({ value, label }) => ({ value, label }))
    },
  })
