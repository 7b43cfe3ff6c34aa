import { assign, emit, setup } from 'xstate'
import { readPictureRefusal } from '#machines/artist-message/failure.ts'
import {
  type ChosenPicture,
  choose,
  keep,
  NO_PICTURES,
  type Pictures,
  type RefusedPicture,
  refuse,
  remove,
} from '#machines/artist-message/pictures.ts'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import {
  findRequestFaults,
  type ReturnedLine,
  type ReturnRequest,
} from '#machines/lifecycles/return-request.ts'
import { type ReturnRequestFailure, toFailure, toFaults } from './failure.ts'
import { type KeyedRequest, returnRequestPorts } from './ports.ts'

export interface ReturnRequestInput {
  orderId: string
  /** What can be returned, by lines of the order. */
  left: readonly ReturnedLine[]
}

export interface ReturnRequestContext extends ReturnRequestInput, Pictures {
  /** What was sent last; null before. */
  sent: KeyedRequest | null
  failure: ReturnRequestFailure | null
  /** Why the pictures that wait did not reach the shop; null while they may. */
  pictureFailure: ReturnRequestFailure | null
}

/** What is filled in; `idempotencyKey` is for what was not sent before. */
type Submitted = Omit<ReturnRequest, 'pictures'> & { idempotencyKey: string }
interface Chosen {
  chosen: readonly ChosenPicture[]
  /** Files that the page cannot send. */
  refused: readonly RefusedPicture[]
}

export type ReturnRequestEvent =
  | ({ type: 'request.submitted' } & Submitted)
  | ({ type: 'pictures.chosen' } & Chosen)
  | { type: 'picture.removed'; id: string }
  | { type: 'pictures.retried' }

export type ReturnRequestEmitted = { type: 'return.requested' }

const requestOf = (
  { pictures }: Pictures,
  { lines, reason, text }: Omit<ReturnRequest, 'pictures'>,
): ReturnRequest => ({ lines, reason, text, pictures: pictures.map(({ id }) => id) })

const faultsOf = (context: ReturnRequestContext, submitted: Submitted) =>
  findRequestFaults(requestOf(context, submitted), context.left)

/**
 * Promise: a return is asked for once, however often it is sent, and not before all that it needs is there;
 * what the shop has of its pictures stays through any failure (issue 17, line 2).
 */
export const returnRequestMachine = setup({
  types: {} as {
    context: ReturnRequestContext
    events: ReturnRequestEvent
    emitted: ReturnRequestEmitted
    input: ReturnRequestInput
    tags: 'pending'
  },
  actors: returnRequestPorts,
  guards: {
    isFaulty: ({ context }, submitted: Submitted) => Object.keys(faultsOf(context, submitted)).length > 0,
    hasWaiting: ({ context: { waiting } }) => waiting.length > 0,
    hasNoneWaiting: ({ context: { waiting } }) => waiting.length === 0,
    isUnderWay: ({ context: { waiting } }, { id }: { id: string }) => waiting[0]?.id === id,
    isPictureRefused: (_, { error }: { error: unknown }) => readPictureRefusal(error) !== null,
  },
  actions: {
    keepFaults: assign(({ context }, submitted: Submitted) => ({
      failure: toFaults(faultsOf(context, submitted)),
    })),
    keepRequest: assign(({ context }, { idempotencyKey, ...submitted }: Submitted) => {
      const { orderId, sent } = context
      const request = { orderId, ...requestOf(context, submitted) }
      const { idempotencyKey: key, ...earlier } = sent ?? { idempotencyKey: '' }
      const isSame = JSON.stringify(earlier) === JSON.stringify(request)
      return { sent: { ...request, idempotencyKey: isSame ? key : idempotencyKey }, failure: null }
    }),
    keepFailure: assign(keepThrown(toFailure)),
    keepChosen: assign(({ context }, chosen: Chosen) => choose(context, chosen)),
    removePicture: assign(({ context }, { id }: { id: string }) => remove(context, id)),
    keepPicture: assign(({ context }, { output }: { output: { id: string } }) => keep(context, output)),
    keepRefused: assign(({ context }, { error }: { error: unknown }) =>
      refuse(context, readPictureRefusal(error) ?? ''),
    ),
    keepPictureFailure: assign((_, { error }: { error: unknown }) => ({ pictureFailure: toFailure(error) })),
    forgetPictureFailure: assign({ pictureFailure: null }),
    announceRequested: emit({ type: 'return.requested' }),
  },
}).createMachine({
  id: 'return-request',
  context: ({ input: { orderId, left } }) => ({
    orderId,
    left,
    ...NO_PICTURES,
    sent: null,
    failure: null,
    pictureFailure: null,
  }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        'pictures.chosen': { actions: withEvent('keepChosen') },
        'picture.removed': { actions: withEvent('removePicture') },
      },
      initial: 'calm',
      states: {
        calm: {
          always: { guard: 'hasWaiting', target: 'adding' },
          on: {
            'request.submitted': [
              { guard: withEvent('isFaulty'), actions: withEvent('keepFaults') },
              { target: '#return-request.sending', actions: withEvent('keepRequest') },
            ],
          },
        },
        adding: {
          description: 'A picture is on its way; nothing is asked for meanwhile.',
          invoke: {
            id: 'sendPicture',
            src: 'sendPicture',
            input: ({ context: { orderId, waiting } }) => ({
              orderId,
              picture: demand(waiting[0] ?? null, 'a picture'),
            }),
            onDone: { target: 'calm', actions: withEvent('keepPicture') },
            onError: [
              { guard: withEvent('isPictureRefused'), target: 'calm', actions: withEvent('keepRefused') },
              { target: 'stuck', actions: withEvent('keepPictureFailure') },
            ],
          },
          on: {
            'picture.removed': {
              guard: withEvent('isUnderWay'),
              target: 'calm',
              actions: withEvent('removePicture'),
            },
          },
        },
        stuck: {
          description: 'Pictures wait until they are tried again, or taken out.',
          exit: 'forgetPictureFailure',
          always: { guard: 'hasNoneWaiting', target: 'calm' },
          on: {
            'pictures.chosen': { target: 'calm', actions: withEvent('keepChosen') },
            'pictures.retried': 'calm',
          },
        },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'requestReturn',
        src: 'requestReturn',
        input: ({ context: { sent } }) => demand(sent, 'a request'),
        onDone: { target: 'requested', actions: 'announceRequested' },
        onError: { target: 'filling', actions: withEvent('keepFailure') },
      },
    },
    requested: { type: 'final' },
  },
})
