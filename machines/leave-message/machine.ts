import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type LeaveMessageFailure, toFailure } from './failure.ts'
import { type KeyedMessage, leaveMessagePorts, type Message } from './ports.ts'

export interface LeaveMessageContext {
  /** What was sent last, under its key; null before. */
  sent: KeyedMessage | null
  failure: LeaveMessageFailure | null
}

/** With a new key, which counts only for words that were not sent before. */
export type LeaveMessageEvent = { type: 'message.submitted' } & KeyedMessage

const isSame = (one: Message, other: Message): boolean =>
  one.email === other.email && one.message === other.message

/**
 * Promise: a message reaches the designers once, however often its answer is lost, and one that is refused
 * keeps its words (design.md section 6, Live chat). This machine is not journalled: what is written to a
 * person is nobody else's.
 */
export const leaveMessageMachine = setup({
  types: {} as { context: LeaveMessageContext; events: LeaveMessageEvent; tags: 'pending' },
  actors: leaveMessagePorts,
  actions: {
    keepMessage: assign(({ context: { sent } }, { email, message, idempotencyKey }: KeyedMessage) => ({
      sent: sent && isSame(sent, { email, message }) ? sent : { email, message, idempotencyKey },
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
  },
}).createMachine({
  id: 'leave-message',
  context: { sent: null, failure: null },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'message.submitted': {
          target: 'sending',
          actions: withEvent('keepMessage'),
        },
      },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'leaveMessage',
        src: 'leaveMessage',
        input: ({ context }) => demand(context.sent, 'a message'),
        onDone: 'left',
        onError: { target: 'writing', actions: withEvent('keepFailure') },
      },
    },
    left: { type: 'final' },
  },
})
