import type { ImportState } from '#services/content/record-imports/contract.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { RecordImportState, Resolvers } from '../../generated/resolvers.ts'

const STATES: Record<ImportState, RecordImportState> = {
  sending: 'SENDING',
  reading: 'READING',
  planned: 'PLANNED',
  refused: 'REFUSED',
}

export const importResolvers: Resolvers = {
  Query: {
    recordImport: (_, { id }, { batches }) => batches.import(id).catch(nullIfMissing),
  },
  Mutation: {
    openImport: async (_, { input }, { batches }) => {
      try {
        const { id, token } = await batches.openImport(input)
        return { id: `${id}`, href: `/imports/${token}`, userErrors: [] }
      } catch (error) {
        return { id: null, href: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
  RecordImport: {
    id: ({ id }) => `${id}`,
    state: ({ state }) => STATES[state],
    batch: ({ batch }) => (batch === null ? null : `${batch}`),
  },
}
