import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE, UNSHARED } from '#client/apollo/contexts.ts'
import {
  BatchNowDocument,
  CommandBatchDocument,
  type BatchState as GraphState,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
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
export const createBatchRunEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof batchRunPorts>({
    readBatch: async ({ id }) => {
      const { batch } = await ask(
        apollo.query({
          query: BatchNowDocument,
          variables: { id },
          fetchPolicy: 'network-only',
          ...UNSHARED,
        }),
      )
      return batch && { state: STATES[batch.state] }
    },
    commandBatch: async ({ id, command, idempotencyKey: key }) => {
      const only = { confirm: command === 'confirm', stop: command === 'stop', undo: command === 'undo' }
      const { confirmBatch, stopBatch, undoBatch } = await ask(
        apollo.mutate({
          mutation: CommandBatchDocument,
          variables: { id, key, ...only },
          context: OUTLIVES_PAGE,
        }),
      )
      const answered = confirmBatch ?? stopBatch ?? undoBatch
      refuseUserErrors(answered?.userErrors ?? [])
      if (!answered?.batch) throw new Refusal('NOT_FOUND', say.batchIsGone)
      return { id: answered.batch.id, state: STATES[answered.batch.state] }
    },
  })
