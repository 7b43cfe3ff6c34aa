import { assign, emit, enqueueActions, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'

type Echo = { id: string }

export interface LeaderEchoesContext {
  /** Ids of the echoes that the leader is asked for and has not given. */
  echoes: readonly string[]
}

export type LeaderEchoesEvent =
  | ({ type: 'echo.asked' } & Echo)
  | ({ type: 'echo.heard' } & Echo)
  /** This tab leads. */
  | { type: 'lead.taken' }

export type LeaderEchoesEmitted =
  /** Ask the leader for it. */
  | ({ type: 'echo.wanted' } & Echo)
  /** Everything was heard that the leader had said when this was asked. */
  | ({ type: 'echo.answered' } & Echo)
  | { type: 'leader.silent' }

/**
 * Promise: whoever waits to know what the leader knows is told once it is so, in this tab's own lead at the
 * latest; a leader that does not answer is reported (docs/decisions/0009-tabs.md).
 */
export const leaderEchoesMachine = setup({
  types: {} as {
    context: LeaderEchoesContext
    events: LeaderEchoesEvent
    emitted: LeaderEchoesEmitted
  },
  delays: {
    /** Not in spec.md: a leader that has given no echo by then is asleep. */
    welcome: 500,
  },
  guards: {
    isAwaited: ({ context }, { id }: Echo) => context.echoes.includes(id),
    isLast: ({ context: { echoes } }, { id }: Echo) => echoes.length === 1 && echoes.includes(id),
  },
  actions: {
    keepEcho: assign(({ context }, { id }: Echo) => ({ echoes: [...context.echoes, id] })),
    forgetEcho: assign(({ context }, { id }: Echo) => ({
      echoes: context.echoes.filter((one) => one !== id),
    })),
    forgetEchoes: assign({ echoes: [] }),
    askEcho: emit((_, { id }: Echo) => ({ type: 'echo.wanted' as const, id })),
    answerEcho: emit((_, { id }: Echo) => ({ type: 'echo.answered' as const, id })),
    answerEchoes: enqueueActions(({ context, enqueue }) => {
      for (const id of context.echoes) enqueue.emit({ type: 'echo.answered', id })
    }),
    announceSilence: emit({ type: 'leader.silent' }),
  },
}).createMachine({
  id: 'leader-echoes',
  context: { echoes: [] },
  initial: 'none',
  states: {
    none: {
      on: { 'echo.asked': { target: 'open', actions: [withEvent('keepEcho'), withEvent('askEcho')] } },
    },
    open: {
      initial: 'waiting',
      on: {
        'echo.heard': [
          {
            guard: withEvent('isLast'),
            target: 'none',
            actions: [withEvent('answerEcho'), withEvent('forgetEcho')],
          },
          {
            guard: withEvent('isAwaited'),
            target: '.waiting',
            actions: [withEvent('answerEcho'), withEvent('forgetEcho')],
          },
        ],
        'lead.taken': { target: 'none', actions: ['answerEchoes', 'forgetEchoes'] },
      },
      states: {
        waiting: {
          on: { 'echo.asked': { actions: [withEvent('keepEcho'), withEvent('askEcho')] } },
          after: { welcome: { target: 'unanswered', actions: 'announceSilence' } },
        },
        unanswered: {
          on: { 'echo.asked': { target: 'waiting', actions: [withEvent('keepEcho'), withEvent('askEcho')] } },
        },
      },
    },
  },
})
