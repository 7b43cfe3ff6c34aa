import type { Format } from '#services/content/exports/contract.ts'
import { userErrorsFrom } from '../../errors.ts'
import type { ExportFormat, OpenExportInput, Resolvers } from '../../generated/resolvers.ts'

const FORMATS: Record<ExportFormat, Format> = { CSV: 'csv', JSONL: 'jsonl' }

/** Which records: what a batch refused, those of these ids, or else what a list shows. */
const whichOf = ({ refusedOf, ids, search, ordering, filters }: OpenExportInput) => {
  if (refusedOf) return { refused_of: Number(refusedOf) }
  if (ids) return { ids }
  return {
    matching: {
      search: search ?? '',
      ...(ordering != null && { ordering }),
      filters: Object.fromEntries((filters ?? []).map(({ name, value }) => [name, value])),
    },
  }
}

export const exportResolvers: Resolvers = {
  Mutation: {
    openExport: async (_, { input }, { resources }) => {
      const { resource, format, isCompressed } = input
      try {
        const { token } = await resources.openExport({
          resource,
          format: FORMATS[format],
          compressed: isCompressed ?? false,
          ...whichOf(input),
        })
        return { href: `/exports/${token}`, userErrors: [] }
      } catch (error) {
        return { href: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
