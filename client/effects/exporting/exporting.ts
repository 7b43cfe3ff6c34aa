import type { ApolloClient } from '@apollo/client'
import { OpenExportDocument } from '#client/apollo/generated/graphql.ts'
import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { exportingPorts } from '#machines/exporting/ports.ts'
import { Refusal } from '#machines/refusal.ts'

const FORMATS = { csv: 'CSV', jsonl: 'JSONL' } as const

export const createExportingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof exportingPorts>({
    openExport: async ({ format, ids, filters, ...wanted }) => {
      const input = {
        ...wanted,
        format: FORMATS[format],
        ids: ids && [...ids],
        filters: toRecordFilters(filters),
      }
      const { openExport } = await ask(
        apollo.mutate({ mutation: OpenExportDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors(openExport.userErrors)
      if (openExport.href === null) throw new Refusal('NOT_FOUND', say.noSuchFile)
      return { href: openExport.href }
    },
  })
