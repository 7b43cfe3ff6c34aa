import { assign, emit, setup } from 'xstate'
import {
  type Chosen,
  choose,
  keep,
  NO_PICTURES,
  type Pictures,
  refuse,
  remove,
} from '#machines/chosen-pictures/pictures.ts'
import {
  calm,
  makeAdding,
  type PictureEvent,
  pictureGuards,
  stuck,
} from '#machines/chosen-pictures/states.ts'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import {
  findRequestFaults,
  type ReturnedLine,
  type ReturnReason,
  type ReturnRequest,
} from '#machines/lifecycles/return-request.ts'
import { type ReturnRequestFailure, toFailure, toFaults } from './failure.ts'
import { type KeyedRequest, returnRequestPorts } from './ports.ts'

export interface ReturnRequestInput {
  /** The account that asks; null for a guest. */
  owner: string | null
  orderId: string
}

export interface Filled {
  /** What goes back, by the order's lines. */
  lines: readonly ReturnedLine[]
  reason: ReturnReason | null
  /** The text. Reports leave out what stands under this name. */
  draft: string
}

export interface ReturnRequestContext extends ReturnRequestInput, Filled, Pictures {
  /** What was sent last; null before, and once it has arrived. */
  sent: KeyedRequest | null
  failure: ReturnRequestFailure | null
  /** Why the pictures that wait did not reach the shop; null while they may. */
  pictureFailure: ReturnRequestFailure | null
}

interface Submitted {
  /** What can be returned, by lines of the order. */
  left: readonly ReturnedLine[]
  /** For what was not sent before. */
  idempotencyKey: string
}

export type ReturnRequestEvent =
  /** So many pieces of a line go back. */
  | { type: 'line.counted'; id: number; quantity: number }
  | { type: 'reason.chosen'; reason: ReturnReason | null }
  | { type: 'text.typed'; draft: string }
  | PictureEvent
  | ({ type: 'request.submitted' } & Submitted)
  /** Drops what is filled in and under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type ReturnRequestEmitted = { type: 'return.requested' }

const EMPTY: Filled & Pictures = { lines: [], reason: null, draft: '', ...NO_PICTURES }

const requestOf = ({ lines, reason, draft, pictures }: Filled & Pictures): ReturnRequest => ({
  lines,
  reason,
  text: draft.trim(),
  pictures: pictures.map(({ id }) => id),
})

const faultsOf = (context: ReturnRequestContext, { left }: Submitted) =>
  findRequestFaults(requestOf(context), left)

/**
 * Promise: a return is asked for once, however often it is sent, and not before all that it needs is there;
 * what is filled in stays until then, through reloads as well, and so do its pictures once the shop has them
 * (issue 17, line 2).
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
    ...pictureGuards,
  },
  actions: {
    keepCount: assign(({ context: { lines } }, { id, quantity }: ReturnedLine) => {
      const counted = [...lines.filter((line) => line.id !== id), { id, quantity }]
      return { lines: counted.filter((line) => line.quantity > 0).sort((one, other) => one.id - other.id) }
    }),
    keepReason: assign((_, { reason }: Pick<Filled, 'reason'>) => ({ reason })),
    keepDraft: assign((_, { draft }: Pick<Filled, 'draft'>) => ({ draft })),
    /** What was wrong with it is changed. */
    forgetInvalid: assign(({ context: { failure } }) => ({
      failure: failure?.kind === 'invalid' ? null : failure,
    })),
    keepFaults: assign(({ context }, submitted: Submitted) => ({
      failure: toFaults(faultsOf(context, submitted)),
    })),
    keepRequest: assign(({ context }, { idempotencyKey }: Submitted) => {
      const { orderId, sent } = context
      const { text: draft, ...rest } = requestOf(context)
      const request = { orderId, ...rest, draft }
      const again = { ...request, idempotencyKey: sent?.idempotencyKey ?? idempotencyKey }
      const isSame = JSON.stringify(again) === JSON.stringify(sent)
      return { sent: isSame ? again : { ...request, idempotencyKey }, failure: null }
    }),
    forgetRequest: assign({ ...EMPTY, sent: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepChosen: assign(({ context }, chosen: Chosen) => choose(context, chosen)),
    removePicture: assign(({ context }, { id }: { id: string }) => remove(context, id)),
    keepPicture: assign(({ context }, { output }: { output: { id: string } }) => keep(context, output)),
    keepRefused: assign(({ context }, { error }: { error: unknown }) => refuse(context, error)),
    keepPictureFailure: assign((_, { error }: { error: unknown }) => ({ pictureFailure: toFailure(error) })),
    forgetPictureFailure: assign({ pictureFailure: null }),
    announceRequested: emit({ type: 'return.requested' }),
  },
}).createMachine({
  id: 'return-request',
  context: ({ input: { owner, orderId } }) => ({
    owner,
    orderId,
    ...EMPTY,
    sent: null,
    failure: null,
    pictureFailure: null,
  }),
  initial: 'filling',
  on: { signedOut: '.dropped' },
  states: {
    filling: {
      on: {
        'line.counted': { actions: [withEvent('keepCount'), 'forgetInvalid'] },
        'reason.chosen': { actions: [withEvent('keepReason'), 'forgetInvalid'] },
        'text.typed': { actions: [withEvent('keepDraft'), 'forgetInvalid'] },
        'pictures.chosen': { actions: [withEvent('keepChosen'), 'forgetInvalid'] },
        'picture.removed': { actions: [withEvent('removePicture'), 'forgetInvalid'] },
      },
      initial: 'calm',
      states: {
        calm: {
          ...calm,
          on: {
            'request.submitted': [
              { guard: withEvent('isFaulty'), actions: withEvent('keepFaults') },
              { target: '#return-request.sending', actions: withEvent('keepRequest') },
            ],
          },
        },
        adding: makeAdding(
          'A picture is on its way; the rest can be filled in meanwhile.',
          ({ context: { orderId, waiting } }: { context: ReturnRequestContext }) => ({
            orderId,
            picture: demand(waiting[0] ?? null, 'a picture'),
          }),
        ),
        stuck,
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'requestReturn',
        src: 'requestReturn',
        input: ({ context: { sent } }) => demand(sent, 'a request'),
        onDone: { target: 'filling', actions: ['forgetRequest', 'announceRequested'] },
        onError: { target: 'filling', actions: withEvent('keepFailure') },
      },
    },
    dropped: { type: 'final' },
  },
})
