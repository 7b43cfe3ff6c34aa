import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type BulkActionFailure, toFailure } from './failure.ts'
import { type ActedOn, type BulkRef, bulkActionPorts, type Planned, type RecordAction } from './ports.ts'

export interface BulkActionContext extends BulkRef {
  /** Null while nothing is asked. */
  actedOn: ActedOn | null
  action: RecordAction | null
  /** Of the action's latest try. */
  key: string | null
  failure: BulkActionFailure | null
}

interface Asked {
  actedOn: ActedOn
}

interface Chosen {
  action: RecordAction
  idempotencyKey: string
}

export type BulkActionEvent =
  | ({ type: 'bulk.asked' } & Asked)
  /** With a new key, as another action may be chosen after one that was refused. */
  | ({ type: 'action.chosen' } & Chosen)
  | { type: 'bulk.dismissed' }

export type BulkActionEmitted =
  /** Show what would happen: nothing does before it is confirmed there. */
  { type: 'batch.planned'; id: string }

/**
 * Promise: whatever is chosen to be done to many records is only planned here, for exactly the records that
 * were acted on when it was asked; nothing of them is written (issue 13, Acting on many).
 */
export const bulkActionMachine = setup({
  types: {} as {
    context: BulkActionContext
    events: BulkActionEvent
    emitted: BulkActionEmitted
    input: BulkRef
    tags: 'pending'
  },
  actors: bulkActionPorts,
  actions: {
    keepAsked: assign((_, { actedOn }: Asked) => ({ actedOn })),
    keepAction: assign((_, { action, idempotencyKey }: Chosen) => ({
      action,
      key: idempotencyKey,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forget: assign({ actedOn: null, action: null, key: null, failure: null }),
    announcePlanned: emit((_, { output }: { output: Planned }) => ({
      type: 'batch.planned' as const,
      id: output.id,
    })),
  },
}).createMachine({
  id: 'bulk-action',
  context: ({ input: { resource } }) => ({
    resource,
    actedOn: null,
    action: null,
    key: null,
    failure: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'bulk.asked': { target: 'choosing', actions: withEvent('keepAsked') } },
    },
    choosing: {
      on: {
        'action.chosen': { target: 'planning', actions: withEvent('keepAction') },
        'bulk.dismissed': 'closed',
      },
    },
    planning: {
      tags: 'pending',
      invoke: {
        id: 'planBatch',
        src: 'planBatch',
        input: ({ context: { resource, actedOn, action, key } }) => ({
          resource,
          actedOn: demand(actedOn, 'what is acted on'),
          action: demand(action, 'an action'),
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: { target: 'closed', actions: withEvent('announcePlanned') },
        onError: { target: 'choosing', actions: withEvent('keepFailure') },
      },
    },
  },
})
