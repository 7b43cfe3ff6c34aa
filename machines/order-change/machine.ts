import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import type { OrderCommand } from '#machines/lifecycles/order.ts'
import { type OrderChangeFailure, toFailure } from './failure.ts'
import { orderChangePorts, type Parcel } from './ports.ts'

export interface OrderChangeContext {
  orderId: string
  /** What is asked for; null when nothing is. */
  command: OrderCommand['type'] | null
  /** As it was typed last, to be shown again. */
  parcel: Parcel | null
  /** Of what was sent last; null when nothing was. */
  key: string | null
  failure: OrderChangeFailure | null
}

interface Confirmed {
  /** For a command that takes one. */
  parcel: Parcel | null
  /** A new one: it counts unless the same was sent before. */
  idempotencyKey: string
}

export type OrderChangeEvent =
  | { type: 'change.asked'; command: OrderCommand['type'] }
  | ({ type: 'change.confirmed' } & Confirmed)
  | { type: 'change.dismissed' }

export type OrderChangeEmitted =
  | { type: 'order.changed'; command: OrderCommand['type'] }
  /** Say the failure, and read the order again: it is not as it was shown. */
  | { type: 'change.refused'; failure: OrderChangeFailure }

const isSame = (one: Parcel | null, other: Parcel | null): boolean =>
  one?.carrier === other?.carrier && one?.tracking === other?.tracking

/**
 * Promise: no order goes on, and none is called off, before that was asked and confirmed; a confirmation
 * sends it once, and sending it again after an outage is the same change, never a second one. What was typed
 * stays until it is done. Which commands there are is the lifecycle's word (machines/lifecycles/order.ts),
 * and its service's.
 */
export const orderChangeMachine = setup({
  types: {} as {
    context: OrderChangeContext
    events: OrderChangeEvent
    emitted: OrderChangeEmitted
    input: { orderId: string }
    tags: 'pending'
  },
  actors: orderChangePorts,
  guards: { isRefused: (_, { error }: { error: unknown }) => toFailure(error).kind === 'refused' },
  actions: {
    keepCommand: assign((_, { command }: { command: OrderCommand['type'] }) => ({ command })),
    keepConfirmed: assign(({ context }, { parcel, idempotencyKey }: Confirmed) => ({
      parcel,
      key: isSame(parcel, context.parcel) ? (context.key ?? idempotencyKey) : idempotencyKey,
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetChange: assign({ command: null, parcel: null, key: null, failure: null }),
    announceChanged: emit(({ context: { command } }) => ({
      type: 'order.changed' as const,
      command: demand(command, 'a command'),
    })),
    announceRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'change.refused' as const,
      failure: toFailure(error),
    })),
  },
}).createMachine({
  id: 'order-change',
  context: ({ input: { orderId } }) => ({ orderId, command: null, parcel: null, key: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetChange',
      on: {
        'change.asked': {
          target: 'confirming',
          actions: withEvent('keepCommand'),
        },
      },
    },
    confirming: {
      on: {
        'change.confirmed': {
          target: 'sending',
          actions: withEvent('keepConfirmed'),
        },
        'change.dismissed': 'idle',
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'changeOrder',
        src: 'changeOrder',
        input: ({ context: { orderId, command, parcel, key } }) => ({
          orderId,
          command: demand(command, 'a command'),
          parcel,
          idempotencyKey: demand(key, 'a key'),
        }),
        onDone: { target: 'idle', actions: 'announceChanged' },
        onError: [
          {
            guard: withEvent('isRefused'),
            target: 'idle',
            actions: withEvent('announceRefused'),
          },
          { target: 'confirming', actions: withEvent('keepFailure') },
        ],
      },
    },
  },
})
