import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE } from '#client/apollo/contexts.ts'
import { RevertRecordDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { revertingPorts } from '#machines/reverting/ports.ts'

/** The bodies of the ports of machines/reverting. */
export const createRevertingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof revertingPorts>({
    revertRecord: async ({ resource, id, version, fields, isAll, idempotencyKey }) => {
      const input = { idempotencyKey, resource, id, version, fields: fields && [...fields], all: isAll }
      const { revertRecord } = await ask(
        apollo.mutate({ mutation: RevertRecordDocument, variables: { input }, context: OUTLIVES_PAGE }),
      )
      const { record, conflict, userErrors } = revertRecord
      refuseUserErrors(userErrors)
      if (conflict)
        return {
          kind: 'changed',
          since: conflict.fields.map(({ field, base, theirs, by, at }) => ({ field, base, theirs, by, at })),
        }
      if (!record) throw new Refusal('NOT_FOUND', say.recordIsGone)
      return { kind: 'reverted', version: record.version }
    },
  })
