import { assign, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'

export interface AlertContext {
  id: string
  persistent: boolean
}

export type AlertEvent =
  /** The pointer or the focus is on it, or has left it. */
  | { type: 'alert.held' }
  | { type: 'alert.released' }
  /** The same text was raised again. */
  | { type: 'alert.renewed'; persistent: boolean }

/**
 * Promise: an alert stays until it could be read: five seconds, all of them anew after the pointer or the
 * focus has been on it, and a persistent one until it is dismissed (spec.md section 8).
 */
export const alertMachine = setup({
  types: {} as { context: AlertContext; events: AlertEvent; input: AlertContext; output: { id: string } },
  delays: {
    /** spec.md section 8 */
    dismiss: 5_000,
  },
  guards: {
    isPersistent: ({ context }) => context.persistent,
  },
  actions: {
    keepPersistence: assign(({ context }, { persistent }: { persistent: boolean }) => ({
      persistent: context.persistent || persistent,
    })),
  },
}).createMachine({
  id: 'alert',
  context: ({ input }) => input,
  output: ({ context }) => ({ id: context.id }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPersistent', target: 'persistent' }, { target: 'running' }] },
    persistent: {},
    running: {
      after: { dismiss: 'over' },
      on: {
        'alert.held': 'paused',
        'alert.renewed': {
          target: 'deciding',
          actions: withEvent('keepPersistence'),
        },
      },
    },
    paused: {
      on: {
        'alert.released': 'deciding',
        'alert.renewed': { actions: withEvent('keepPersistence') },
      },
    },
    over: { type: 'final' },
  },
})
