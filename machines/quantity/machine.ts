import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { INVALID, type QuantityFailure, toFailure, toQuantity } from './failure.ts'
import { type Line, quantityPorts, type Removed } from './ports.ts'

export interface QuantityInput extends Line {
  quantity: number
}

export interface QuantityContext extends QuantityInput {
  /** What the field shows, as typed. `quantity` is what the server said last. */
  text: string
  /** What was sent last. */
  sent: number
  removal: Removed | null
  failure: QuantityFailure | null
}

export type QuantityEvent =
  | { type: 'quantity.edited'; text: string }
  /** Put back what the server has, for a field left with something invalid in it. */
  | { type: 'quantity.restored' }
  /** Enter, or the field, the line or the page is left: what waits to be saved is saved at once. */
  | { type: 'edit.finished' }
  /** The cart was read again for another reason. Does not disturb an edit. */
  | { type: 'line.reread'; quantity: number }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.cancelled' }

export type QuantityEmitted =
  | { type: 'line.changed'; itemId: string }
  /** `seq` of its removal, by which it can be undone; null when the line was gone already. */
  | { type: 'line.removed'; itemId: string; seq: number | null }
  /**
   * The change or the removal did not come about, or nobody knows: show it as an alert, also when the line is
   * out of sight.
   */
  | { type: 'line.failed'; itemId: string; failure: QuantityFailure }

/**
 * Promise: the last quantity typed is the one the cart ends up with. Edits are debounced or, once finished,
 * sent at once, absolute and one at a time, and then read back once; what is invalid is never sent and never
 * lost; a failure puts back what the server has and says so; a removed line stays removed whatever answers
 * come late (spec.md section 4, Quantity).
 */
export const quantityMachine = setup({
  types: {} as {
    context: QuantityContext
    events: QuantityEvent
    emitted: QuantityEmitted
    input: QuantityInput
    tags: 'pending' | 'blocked'
  },
  actors: quantityPorts,
  delays: {
    /** spec.md section 9 */
    debounce: 650,
  },
  guards: {
    isInvalid: ({ context }) => toQuantity(context.text) === null,
    isChanged: ({ context }) => toQuantity(context.text) !== context.quantity,
    isAsSent: ({ context }) => toQuantity(context.text) === context.sent,
    isGone: (_, { error }: { error: unknown }) => toFailure(error).kind === 'gone',
    isRefused: ({ context }, { error }: { error: unknown }) =>
      toQuantity(context.text) === context.sent && toFailure(error).kind === 'invalid',
    isThere: (_, { output }: { output: { quantity: number } | null }) => output !== null,
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, failure: null })),
    keepQuantity: assign((_, { quantity }: { quantity: number }) => ({ quantity, text: String(quantity) })),
    keepReread: assign((_, { output }: { output: { quantity: number } | null }) =>
      output ? { quantity: output.quantity, text: String(output.quantity) } : {},
    ),
    keepSending: assign({ sent: ({ context }) => toQuantity(context.text) ?? context.quantity }),
    keepSent: assign({ quantity: ({ context }) => context.sent }),
    restoreText: assign({ text: ({ context }) => String(context.quantity) }),
    forgetFailure: assign({ failure: null }),
    keepInvalid: assign({ failure: INVALID }),
    keepFailure: assign(keepThrown(toFailure)),
    announceChanged: emit(({ context }) => ({ type: 'line.changed' as const, itemId: context.itemId })),
    keepRemoval: assign((_, { output }: { output: Removed }) => ({ removal: output })),
    announceRemoved: emit(({ context }) => ({
      type: 'line.removed' as const,
      itemId: context.itemId,
      seq: context.removal?.seq ?? null,
    })),
    announceFailure: emit(({ context }) => ({
      type: 'line.failed' as const,
      itemId: context.itemId,
      failure: demand(context.failure, 'a failure'),
    })),
  },
}).createMachine({
  id: 'quantity',
  context: ({ input }) => ({
    ...input,
    text: String(input.quantity),
    sent: input.quantity,
    removal: null,
    failure: null,
  }),
  initial: 'present',
  states: {
    present: {
      type: 'parallel',
      states: {
        quantity: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'quantity.edited': {
                  target: 'weighing',
                  actions: withEvent('keepText'),
                },
                'line.reread': { actions: withEvent('keepQuantity') },
              },
            },
            weighing: {
              always: [
                { guard: 'isInvalid', target: 'invalid', actions: 'keepInvalid' },
                { guard: 'isChanged', target: 'debouncing' },
                { target: 'settled' },
              ],
            },
            invalid: {
              on: {
                'quantity.edited': {
                  target: 'weighing',
                  actions: withEvent('keepText'),
                },
                'quantity.restored': { target: 'settled', actions: ['restoreText', 'forgetFailure'] },
              },
            },
            debouncing: {
              after: { debounce: 'saving' },
              on: {
                'quantity.edited': {
                  target: 'weighing',
                  actions: withEvent('keepText'),
                },
                'edit.finished': 'saving',
              },
            },
            saving: {
              description: 'One change in flight; what is typed meanwhile waits for its answer.',
              tags: 'pending',
              entry: ['keepSending', 'forgetFailure'],
              invoke: {
                id: 'changeQuantity',
                src: 'changeQuantity',
                input: ({ context: { cartToken, itemId, sent } }) => ({ cartToken, itemId, quantity: sent }),
                onDone: [
                  { guard: 'isAsSent', target: 'rereading', actions: 'keepSent' },
                  { target: 'weighing', actions: 'keepSent' },
                ],
                onError: [
                  {
                    guard: withEvent('isGone'),
                    target: '#quantity.removed',
                    actions: withEvent('keepFailure'),
                  },
                  {
                    guard: withEvent('isRefused'),
                    target: 'invalid',
                    actions: withEvent('keepFailure'),
                  },
                  {
                    guard: 'isAsSent',
                    target: 'rereading',
                    actions: [withEvent('keepFailure'), 'announceFailure'],
                  },
                  { target: 'weighing', actions: withEvent('keepFailure') },
                ],
              },
              on: {
                'quantity.edited': { actions: withEvent('keepText') },
              },
            },
            rereading: {
              tags: 'pending',
              invoke: {
                id: 'rereadLine',
                src: 'rereadLine',
                input: ({ context: { cartToken, itemId } }) => ({ cartToken, itemId }),
                onDone: [
                  {
                    guard: withEvent('isThere'),
                    target: 'settled',
                    actions: [withEvent('keepReread'), 'announceChanged'],
                  },
                  { target: '#quantity.removed' },
                ],
                onError: {
                  target: 'settled',
                  actions: ['restoreText', withEvent('keepFailure'), 'announceFailure'],
                },
              },
              on: {
                'quantity.edited': {
                  target: 'weighing',
                  actions: withEvent('keepText'),
                },
              },
            },
          },
        },
        removal: {
          description: 'Being asked does not disturb what is typed or saved.',
          initial: 'unasked',
          states: {
            unasked: { on: { 'removal.requested': 'confirming' } },
            confirming: {
              tags: 'blocked',
              on: { 'removal.confirmed': '#quantity.removing', 'removal.cancelled': 'unasked' },
            },
          },
        },
      },
    },
    removing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'removeLine',
        src: 'removeLine',
        input: ({ context: { cartToken, itemId } }) => ({ cartToken, itemId }),
        onDone: { target: 'removed', actions: withEvent('keepRemoval') },
        onError: [
          {
            guard: withEvent('isGone'),
            target: 'removed',
            actions: withEvent('keepFailure'),
          },
          {
            target: '#quantity.present.quantity.rereading',
            actions: [withEvent('keepFailure'), 'announceFailure'],
          },
        ],
      },
    },
    removed: { type: 'final', entry: 'announceRemoved' },
  },
})
