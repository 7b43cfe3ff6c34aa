import type { WorkState } from '#client/apollo/generated/graphql.ts'

interface StateWords {
  name: string
  /** What it means for the artist. */
  says: string
}

export const STATE_WORDS: Readonly<Record<WorkState, StateWords>> = {
  PUBLISHED: { name: 'Published', says: 'For sale in the shop.' },
  WAITING: {
    name: 'Waiting',
    says: 'Our team reviews it before it goes on sale. There’s nothing you need to do.',
  },
  REFUSED: { name: 'Refused', says: 'Not for sale. Edit it to send it back for review.' },
  WITHDRAWN: { name: 'Withdrawn', says: 'You took it out of the shop. You can bring it back any time.' },
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
