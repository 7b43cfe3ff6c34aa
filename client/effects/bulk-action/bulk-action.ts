import type { ApolloClient } from '@apollo/client'
import {
  type BatchActionInput,
  PlanBatchDocument,
  type PlanBatchInput,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { ActedOn, bulkActionPorts, RecordAction } from '#machines/bulk-action/ports.ts'
import { Refusal } from '#machines/refusal.ts'

const toChosen = (actedOn: ActedOn): Pick<PlanBatchInput, 'ids' | 'matching'> => {
  if (actedOn.kind === 'chosen') return { ids: [...actedOn.ids] }
  const { search, filters } = actedOn
  return { matching: { search, filters: Object.entries(filters).map(([name, value]) => ({ name, value })) } }
}

const toAction = (action: RecordAction): BatchActionInput => {
  const { field } = action
  if (action.type === 'set') return { type: 'SET', field, value: action.value }
  return { type: action.type === 'add' ? 'ADD' : 'REMOVE', field, entries: [...action.entries] }
}

/** The bodies of the ports of machines/bulk-action. */
export const createBulkActionEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof bulkActionPorts>({
    planBatch: async ({ resource, actedOn, action, idempotencyKey }) => {
      const input = { idempotencyKey, resource, action: toAction(action), ...toChosen(actedOn) }
      const { planBatch } = await ask(apollo.mutate({ mutation: PlanBatchDocument, variables: { input } }))
      refuseUserErrors(planBatch.userErrors)
      if (!planBatch.batch) throw new Refusal('NOT_FOUND', 'Nothing was planned.')
      return { id: planBatch.batch.id }
    },
  })
