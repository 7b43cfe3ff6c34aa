import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type AnswerMessageFailure, isAnswered, toFailure } from './failure.ts'
import { type Answer, answerMessagePorts, type MessageRef } from './ports.ts'

export interface AnswerMessageContext extends MessageRef {
  /** What is typed, also while the form is closed. */
  text: string
  /** What was sent last; null before. */
  sent: Answer | null
  failure: AnswerMessageFailure | null
}

interface Typed {
  text: string
}

interface Submitted {
  /** A new one: it counts unless the same words were sent before. */
  idempotencyKey: string
}

export type AnswerMessageEvent =
  | { type: 'answer.begun' }
  | ({ type: 'answer.typed' } & Typed)
  | { type: 'answer.closed' }
  | ({ type: 'answer.submitted' } & Submitted)
  /** Reads once more what somebody else answered. */
  | { type: 'reading.retried' }
  /** Drops what is typed and under way: it belonged to the former session. */
  | { type: 'signedOut' }

export type AnswerMessageEmitted = { type: 'message.answered' } & MessageRef

/**
 * Promise: a message is answered once, whoever tries and however often a response is lost; what was typed
 * stays until it is sent or the session ends; and whoever was too late reads the answer that was sent (issue
 * 13). This machine is not journalled: what is written to a person is nobody else's.
 */
export const answerMessageMachine = setup({
  types: {} as {
    context: AnswerMessageContext
    events: AnswerMessageEvent
    emitted: AnswerMessageEmitted
    input: MessageRef
    tags: 'pending'
  },
  actors: answerMessagePorts,
  guards: { isAnswered: (_, { error }: { error: unknown }) => isAnswered(error) },
  actions: {
    keepText: assign((_, { text }: Typed) => ({ text })),
    keepAnswer: assign(({ context: { id, text, sent } }, { idempotencyKey }: Submitted) => ({
      sent: sent?.text === text ? sent : { id, text, idempotencyKey },
      failure: null,
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetAnswer: assign({ text: '', sent: null, failure: null }),
    announceAnswered: emit(({ context: { id, email } }) => ({
      type: 'message.answered' as const,
      id,
      email,
    })),
  },
}).createMachine({
  id: 'answer-message',
  context: ({ input: { id, email } }) => ({ id, email, text: '', sent: null, failure: null }),
  initial: 'closed',
  on: { signedOut: { target: '.closed', actions: 'forgetAnswer' } },
  states: {
    closed: {
      on: { 'answer.begun': 'writing' },
    },
    writing: {
      on: {
        'answer.typed': { actions: withEvent('keepText') },
        'answer.closed': { target: 'closed', actions: 'forgetFailure' },
        'answer.submitted': { target: 'sending', actions: withEvent('keepAnswer') },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'answerMessage',
        src: 'answerMessage',
        input: ({ context: { sent } }) => demand(sent, 'an answer'),
        onDone: { target: 'answered', actions: 'announceAnswered' },
        onError: [
          {
            guard: withEvent('isAnswered'),
            target: 'reading',
            actions: withEvent('keepFailure'),
          },
          { target: 'writing', actions: withEvent('keepFailure') },
        ],
      },
    },
    reading: {
      description: 'Somebody else was faster.',
      tags: 'pending',
      invoke: {
        id: 'readMessage',
        src: 'readMessage',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'overtaken',
        onError: { target: 'unread', actions: withEvent('keepFailure') },
      },
    },
    unread: {
      on: { 'reading.retried': { target: 'reading', actions: 'forgetFailure' } },
    },
    answered: { type: 'final' },
    overtaken: { type: 'final' },
  },
})
