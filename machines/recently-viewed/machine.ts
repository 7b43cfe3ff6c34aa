import { assign, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'

/** Pictures that are remembered. */
export const MOST_VIEWED = 12

export interface RecentlyViewed {
  /** Images by id, the last opened first. */
  ids: readonly string[]
}

export type RecentlyViewedEvent =
  /** It was shown large, in the quick view or on its own page. */
  | { type: 'image.opened'; id: string }
  /** Signed in or out. */
  | { type: 'views.cleared' }

/**
 * Promise: the last pictures that a visitor opened are found again on this browser, each once, until they
 * sign in or out.
 */
export const recentlyViewedMachine = setup({
  types: {} as { context: RecentlyViewed; events: RecentlyViewedEvent },
  guards: {
    isNotLast: ({ context }, { id }: { id: string }) => context.ids[0] !== id,
    isAny: ({ context }) => context.ids.length > 0,
  },
  actions: {
    keepFirst: assign(({ context }, { id }: { id: string }) => ({
      ids: [id, ...context.ids.filter((one) => one !== id)].slice(0, MOST_VIEWED),
    })),
    clear: assign({ ids: [] }),
  },
}).createMachine({
  id: 'recently-viewed',
  context: { ids: [] },
  initial: 'kept',
  states: {
    kept: {
      on: {
        'image.opened': {
          guard: withEvent('isNotLast'),
          actions: withEvent('keepFirst'),
        },
        'views.cleared': { guard: 'isAny', actions: 'clear' },
      },
    },
  },
})
