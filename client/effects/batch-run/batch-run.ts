import type { ApolloClient } from '@apollo/client'
import {
  BatchNowDocument,
  ConfirmBatchDocument,
  type BatchState as GraphState,
  StopBatchDocument,
  UndoBatchDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { batchRunPorts } from '#machines/batch-run/ports.ts'
import type { BatchState } from '#machines/lifecycles/batch.ts'
import { Refusal } from '#machines/refusal.ts'

const STATES: Record<GraphState, BatchState> = {
  PLANNED: 'planned',
  RUNNING: 'running',
  STOPPING: 'stopping',
  STOPPED: 'stopped',
  DONE: 'done',
  EXPIRED: 'expired',
}

/** The bodies of the ports of machines/batch-run. */
export const createBatchRunEffects = ({ apollo }: { apollo: ApolloClient }) => {
  /** Gives a command, each of which the graph has a mutation for. */
  const give = {
    confirm: async (variables: { id: string; key: string }) =>
      (await ask(apollo.mutate({ mutation: ConfirmBatchDocument, variables }))).confirmBatch,
    stop: async (variables: { id: string; key: string }) =>
      (await ask(apollo.mutate({ mutation: StopBatchDocument, variables }))).stopBatch,
    undo: async (variables: { id: string; key: string }) =>
      (await ask(apollo.mutate({ mutation: UndoBatchDocument, variables }))).undoBatch,
  }
  return fillPorts<typeof batchRunPorts>({
    readBatch: async ({ id }) => {
      const { batch } = await ask(
        apollo.query({ query: BatchNowDocument, variables: { id }, fetchPolicy: 'network-only' }),
      )
      return batch && { state: STATES[batch.state] }
    },
    commandBatch: async ({ id, command, idempotencyKey: key }) => {
      const { batch, userErrors } = await give[command]({ id, key })
      refuseUserErrors(userErrors)
      if (!batch) throw new Refusal('NOT_FOUND', 'The batch is gone.')
      return { id: batch.id, state: STATES[batch.state] }
    },
  })
}
