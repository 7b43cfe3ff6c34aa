import type { Format } from '#services/content/exports/contract.ts'
import { userErrorsFrom } from '../../errors.ts'
import type { ExportFormat, Resolvers } from '../../generated/resolvers.ts'

const FORMATS: Record<ExportFormat, Format> = { CSV: 'csv', JSONL: 'jsonl' }

export const exportResolvers: Resolvers = {
  Mutation: {
    openExport: async (_, { input }, { resources }) => {
      const { resource, format, isCompressed, ids, search, ordering, filters } = input
      const matching = {
        search: search ?? '',
        ...(ordering != null && { ordering }),
        filters: Object.fromEntries((filters ?? []).map(({ name, value }) => [name, value])),
      }
      try {
        const { token } = await resources.openExport({
          resource,
          format: FORMATS[format],
          compressed: isCompressed,
          ...(ids ? { ids: ids } : { matching }),
        })
        return { href: `/exports/${token}`, userErrors: [] }
      } catch (error) {
        return { href: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
