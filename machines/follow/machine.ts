import { createToggle } from '#machines/toggle/toggle.ts'
import { followPorts } from './ports.ts'

const { toggle, begin, states } = createToggle(followPorts)

/**
 * Promise: an artist is followed, and mail about new work comes, as it was wanted last, at once; what one
 * account follows is never changed by what is left over from another's session (issue 16, line 29).
 */
export const followMachine = toggle.createMachine({
  id: 'follow',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states,
})
