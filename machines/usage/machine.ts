import { assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { toFailure, type UsageFailure } from './failure.ts'
import { usagePorts } from './ports.ts'

/** What a visitor has said to being counted. */
export type UsageChoice = 'allowed' | 'refused'

export interface UsageInput {
  /** What this browser has kept, or says by itself of every shop; null where nobody has been asked. */
  kept: UsageChoice | null
}

export interface UsageContext {
  /** Null once the page has begun. */
  kept: UsageChoice | null
  failure: UsageFailure | null
}

interface Heard {
  choice: UsageChoice
}

export type UsageEvent =
  | { type: 'usage.allowed' }
  | { type: 'usage.refused' }
  /** The visitor wants to choose anew. */
  | { type: 'usage.reconsidered' }
  /** Another tab of this browser was told. */
  | ({ type: 'choice.heard' } & Heard)
  /** The page is closed, or hidden by another. */
  | { type: 'page.left' }

export type UsageEmitted =
  /** Keep it for other tabs and pages. */
  { type: 'choice.made' } & Heard

/**
 * Promise: nothing is counted before the visitor has agreed, nor after they no longer do, and they are asked
 * once; what is counted is told as they leave (issue 13, Analytics). It runs only in a shop whose owner has
 * turned counting on.
 */
export const usageMachine = setup({
  types: {} as { context: UsageContext; events: UsageEvent; emitted: UsageEmitted; input: UsageInput },
  actors: usagePorts,
  guards: {
    wasAllowed: ({ context }) => context.kept === 'allowed',
    wasRefused: ({ context }) => context.kept === 'refused',
    hearsAllowed: (_, { choice }: Heard) => choice === 'allowed',
    isOff: (_, { error }: { error: unknown }) => toFailure(error).kind === 'off',
  },
  actions: {
    announceAllowed: emit({ type: 'choice.made', choice: 'allowed' }),
    announceRefused: emit({ type: 'choice.made', choice: 'refused' }),
    keepFailure: assign(keepThrown(toFailure)),
    forgetFailure: assign({ failure: null }),
    forgetKept: assign({ kept: null }),
  },
}).createMachine({
  id: 'usage',
  context: ({ input: { kept } }) => ({ kept, failure: null }),
  initial: 'arriving',
  on: {
    'choice.heard': [{ guard: withEvent('hearsAllowed'), target: '.counting' }, { target: '.refused' }],
  },
  states: {
    arriving: {
      exit: 'forgetKept',
      always: [
        { guard: 'wasAllowed', target: 'counting' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        'usage.allowed': { target: 'counting', actions: 'announceAllowed' },
        'usage.refused': { target: 'refused', actions: 'announceRefused' },
      },
    },
    counting: {
      initial: 'idle',
      on: { 'usage.reconsidered': 'asking' },
      states: {
        idle: { on: { 'page.left': { target: 'telling', actions: 'forgetFailure' } } },
        telling: {
          invoke: {
            id: 'tellCounts',
            src: 'tellCounts',
            onDone: 'idle',
            onError: [
              { guard: withEvent('isOff'), target: '#usage.off', actions: withEvent('keepFailure') },
              { target: 'idle', actions: withEvent('keepFailure') },
            ],
          },
        },
      },
    },
    refused: { on: { 'usage.reconsidered': 'asking' } },
    off: { type: 'final' },
  },
})
