import { assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type SharingFailure, toFailure, UNCOPIED } from './failure.ts'
import { type Sharing, type SharingInput, sharingPorts } from './ports.ts'

export interface SharingContext extends SharingInput {
  failure: SharingFailure | null
}

export type SharingEvent =
  /** The window is looked at again: somebody may have said something meanwhile. */
  | { type: 'page.returned' }
  | { type: 'reading.retried' }
  | { type: 'link.wanted' }
  | { type: 'copy.chosen' }
  | { type: 'withdrawal.chosen' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.cancelled' }

export type SharingEmitted = { type: 'link.made' } | { type: 'link.withdrawn' }

/**
 * Promise: a project is shown to others only once its owner asked for a link, and to nobody by a link that
 * its owner withdrew, which takes saying so twice. What others said is read again when the owner comes back
 * to the page, and a reading that fails then takes nothing off the screen (issue 5, line 6).
 */
export const sharingMachine = setup({
  types: {} as {
    context: SharingContext
    events: SharingEvent
    emitted: SharingEmitted
    input: SharingInput
    tags: 'pending' | 'blocked'
  },
  actors: sharingPorts,
  delays: {
    /** As long as an alert is shown (spec.md section 8). */
    copiedShown: 5_000,
  },
  guards: {
    isShared: (_, { output }: { output: Sharing }) => output.isShared,
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepUncopied: assign({ failure: UNCOPIED }),
    announceMade: emit({ type: 'link.made' }),
    announceWithdrawn: emit({ type: 'link.withdrawn' }),
  },
}).createMachine({
  id: 'sharing',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { cartToken } }) => ({ cartToken }),
        onDone: [{ guard: withEvent('isShared'), target: 'shared' }, { target: 'unshared' }],
        onError: { target: 'unread', actions: withEvent('keepFailure') },
      },
    },
    unread: {
      tags: 'blocked',
      on: { 'reading.retried': 'reading', 'page.returned': 'reading' },
    },
    unshared: {
      initial: 'resting',
      on: { 'link.wanted': 'making' },
      states: {
        resting: { on: { 'page.returned': 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'refreshUnshared',
            src: 'read',
            input: ({ context: { cartToken } }) => ({ cartToken }),
            onDone: [{ guard: withEvent('isShared'), target: '#sharing.shared' }, { target: 'resting' }],
            onError: 'resting',
          },
        },
      },
    },
    making: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context: { cartToken } }) => ({ cartToken }),
        onDone: { target: 'shared', actions: 'announceMade' },
        onError: { target: 'unshared', actions: withEvent('keepFailure') },
      },
    },
    shared: {
      initial: 'resting',
      on: { 'copy.chosen': '.copying', 'withdrawal.chosen': 'confirming' },
      states: {
        resting: { on: { 'page.returned': 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'refreshShared',
            src: 'read',
            input: ({ context: { cartToken } }) => ({ cartToken }),
            onDone: [{ guard: withEvent('isShared'), target: 'resting' }, { target: '#sharing.unshared' }],
            onError: 'resting',
          },
        },
        copying: {
          entry: 'forgetFailure',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context: { cartToken } }) => ({ cartToken }),
            onDone: 'copied',
            onError: { target: 'resting', actions: 'keepUncopied' },
          },
        },
        copied: {
          after: { copiedShown: 'resting' },
          on: { 'page.returned': 'refreshing' },
        },
      },
    },
    confirming: {
      entry: 'forgetFailure',
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'shared' },
    },
    withdrawing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context: { cartToken } }) => ({ cartToken }),
        onDone: { target: 'unshared', actions: 'announceWithdrawn' },
        onError: { target: 'kept', actions: withEvent('keepFailure') },
      },
    },
    kept: {
      description: 'The link could not be withdrawn; it may still open the project.',
      tags: 'blocked',
      on: { 'withdrawal.confirmed': 'withdrawing', 'withdrawal.cancelled': 'shared' },
    },
  },
})
