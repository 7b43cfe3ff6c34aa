import type { ApolloClient } from '@apollo/client'
import {
  type BatchActionInput,
  PlanBatchDocument,
  type PlanBatchInput,
} from '#client/apollo/generated/graphql.ts'
import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { ActedOn, bulkActionPorts, RecordAction } from '#machines/bulk-action/ports.ts'
import { Refusal } from '#machines/refusal.ts'

const toChosen = (actedOn: ActedOn): Pick<PlanBatchInput, 'ids' | 'matching'> => {
  if (actedOn.kind === 'chosen') return { ids: [...actedOn.ids] }
  const { search, filters } = actedOn
  return { matching: { search, filters: toRecordFilters(filters) } }
}

const TYPES = {
  set: 'SET',
  add: 'ADD',
  remove: 'REMOVE',
  collect: 'COLLECT',
  uncollect: 'UNCOLLECT',
} as const satisfies Record<RecordAction['type'], BatchActionInput['type']>

const toAction = (action: RecordAction): BatchActionInput => {
  const type = TYPES[action.type]
  if ('collection' in action) return { type, collection: action.collection }
  const { field } = action
  return action.type === 'set'
    ? { type, field, value: action.value }
    : { type, field, entries: [...action.entries] }
}

/** The bodies of the ports of machines/bulk-action. */
export const createBulkActionEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof bulkActionPorts>({
    planBatch: async ({ resource, actedOn, action, idempotencyKey }) => {
      const input = { idempotencyKey, resource, action: toAction(action), ...toChosen(actedOn) }
      const { planBatch } = await ask(apollo.mutate({ mutation: PlanBatchDocument, variables: { input } }))
      refuseUserErrors(planBatch.userErrors)
      if (!planBatch.batch) throw new Refusal('NOT_FOUND', say.changeNotPrepared)
      return { id: planBatch.batch.id }
    },
  })
