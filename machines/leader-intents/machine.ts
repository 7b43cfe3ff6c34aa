import { assign, emit, enqueueActions, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { Intent } from '#machines/tab/messages.ts'

export interface LeaderIntentsContext {
  /** What the leader is asked to take and has not taken, oldest first. */
  intents: readonly Intent[]
}

export type LeaderIntentsEvent =
  | { type: 'intent.asked'; intent: Intent }
  /** The leader has taken it. */
  | { type: 'intent.settled'; id: string }
  /** Another tab leads from now on, and may not have heard. */
  | { type: 'leader.changed' }
  /** This tab leads. */
  | { type: 'lead.taken' }

export type LeaderIntentsEmitted =
  /** Ask the leader to take it. */
  | { type: 'intent.wanted'; intent: Intent }
  /** Take these here. */
  | { type: 'intents.returned'; intents: readonly Intent[] }
  | { type: 'leader.silent' }

const leaveOut = (intents: readonly Intent[], id: string): Intent[] => intents.filter((one) => one.id !== id)

/**
 * Promise: what people do in a tab is asked of the leader until that leader, or the next one, or this tab
 * itself has taken it; a leader that takes nothing is reported (docs/decisions/0009-tabs.md).
 */
export const leaderIntentsMachine = setup({
  types: {} as {
    context: LeaderIntentsContext
    events: LeaderIntentsEvent
    emitted: LeaderIntentsEmitted
  },
  delays: {
    /** Not in spec.md: a leader that has taken no intent by then is asleep, as phones let hidden tabs be. */
    patience: 1_000,
  },
  guards: {
    isAsked: ({ context }, { id }: { id: string }) => context.intents.some((intent) => intent.id === id),
    isLast: ({ context: { intents } }, { id }: { id: string }) =>
      intents.length === 1 && intents.some((intent) => intent.id === id),
  },
  actions: {
    keepIntent: assign(({ context }, { intent }: { intent: Intent }) => ({
      intents: [...leaveOut(context.intents, intent.id), intent],
    })),
    forgetIntent: assign(({ context }, { id }: { id: string }) => ({
      intents: leaveOut(context.intents, id),
    })),
    forgetIntents: assign({ intents: [] }),
    askIntent: emit((_, { intent }: { intent: Intent }) => ({ type: 'intent.wanted' as const, intent })),
    askIntents: enqueueActions(({ context, enqueue }) => {
      for (const intent of context.intents) enqueue.emit({ type: 'intent.wanted', intent })
    }),
    returnIntents: emit(({ context: { intents } }) => ({ type: 'intents.returned' as const, intents })),
    announceSilence: emit({ type: 'leader.silent' }),
  },
}).createMachine({
  id: 'leader-intents',
  context: { intents: [] },
  initial: 'none',
  states: {
    none: {
      on: { 'intent.asked': { target: 'open', actions: [withEvent('keepIntent'), withEvent('askIntent')] } },
    },
    open: {
      initial: 'waiting',
      on: {
        'intent.asked': { actions: [withEvent('keepIntent'), withEvent('askIntent')] },
        'leader.changed': { target: '.waiting', actions: 'askIntents' },
        'lead.taken': { target: 'none', actions: ['returnIntents', 'forgetIntents'] },
        'intent.settled': [
          { guard: withEvent('isLast'), target: 'none', actions: withEvent('forgetIntent') },
          { guard: withEvent('isAsked'), target: '.waiting', actions: withEvent('forgetIntent') },
        ],
      },
      states: {
        waiting: { after: { patience: { target: 'unanswered', actions: 'announceSilence' } } },
        unanswered: {},
      },
    },
  },
})
