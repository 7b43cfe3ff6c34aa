import type { WorkState } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.tsx'

interface StateWords {
  name: string
  /** What it means for the artist. */
  says: string
}

export const STATE_WORDS: Readonly<Record<WorkState, StateWords>> = {
  PUBLISHED: { name: say.isPublished, says: say.forSale },
  WAITING: {
    name: say.isWaiting,
    says: say.beingReviewed,
  },
  REFUSED: { name: say.isRefused, says: say.notForSale },
  WITHDRAWN: { name: say.isWithdrawn, says: say.youWithdrewIt },
}

/** In the order of tabs and sums. */
export const STATES = ['PUBLISHED', 'WAITING', 'REFUSED', 'WITHDRAWN'] as const satisfies readonly WorkState[]

/** How many there are of a state. */
export const countOf = (
  states: Readonly<Record<'waiting' | 'published' | 'refused' | 'withdrawn', number>>,
  state: WorkState,
): number => states[NAMES[state]]

const NAMES = {
  PUBLISHED: 'published',
  WAITING: 'waiting',
  REFUSED: 'refused',
  WITHDRAWN: 'withdrawn',
} as const
