import { createToggle } from '#machines/toggle/toggle.ts'
import { favoritePorts } from './ports.ts'

const { toggle, begin, states } = createToggle(favoritePorts)

/**
 * Promise: a heart is full or empty as it was wanted last, at once; the favorites of one account are never
 * changed by what is left over from another's session (spec.md section 4, Favorite).
 */
export const favoriteMachine = toggle.createMachine({
  id: 'favorite',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states,
})
