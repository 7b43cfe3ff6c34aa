import { assign, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'

/** spec.md section 3, Preferences. */
export interface Preferences {
  showAllFields: boolean
  showRaw: boolean
  uploadsView: View
  artistArtView: View
  artistUploadTips: boolean
  searchAdvanced: boolean
  /** Whether a filter applies at once, or on Apply (design.md section 6). */
  searchRefresh: boolean
  /** Notices not to be shown again, by name. */
  dismissed: readonly string[]
}

export type View = 'grid' | 'list'

export const DEFAULT_PREFERENCES: Preferences = {
  showAllFields: false,
  showRaw: false,
  uploadsView: 'grid',
  artistArtView: 'grid',
  artistUploadTips: true,
  searchAdvanced: false,
  searchRefresh: true,
  dismissed: [],
}

export type PreferencesEvent =
  | { type: 'preferences.changed'; change: Partial<Omit<Preferences, 'dismissed'>> }
  | { type: 'notice.dismissed'; notice: string }
  /** Signed in or out. */
  | { type: 'preferences.cleared' }

/**
 * Promise: what a visitor has set for themselves stays as they set it, on this browser, until they sign in or
 * out.
 */
export const preferencesMachine = setup({
  types: {} as { context: Preferences; events: PreferencesEvent },
  guards: {
    isNew: ({ context }, { notice }: { notice: string }) => !context.dismissed.includes(notice),
  },
  actions: {
    keepChange: assign((_, { change }: { change: Partial<Preferences> }) => change),
    keepDismissed: assign(({ context }, { notice }: { notice: string }) => ({
      dismissed: [...context.dismissed, notice],
    })),
    clear: assign(DEFAULT_PREFERENCES),
  },
}).createMachine({
  id: 'preferences',
  version: '2',
  context: DEFAULT_PREFERENCES,
  initial: 'kept',
  states: {
    kept: {
      on: {
        'preferences.changed': { actions: withEvent('keepChange') },
        'notice.dismissed': {
          guard: withEvent('isNew'),
          actions: withEvent('keepDismissed'),
        },
        'preferences.cleared': { actions: 'clear' },
      },
    },
  },
})
