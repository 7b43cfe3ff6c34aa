import { createToggle } from '#machines/toggle/toggle.ts'
import { collectionMembershipPorts } from './ports.ts'

const { toggle, begin, states } = createToggle(collectionMembershipPorts)

/**
 * Promise: an image is in a collection or out of it as staff wanted it last, and never in it twice (spec.md
 * section 4, Collection membership). Each image of each collection has an actor of its own, so that none
 * waits for another.
 */
export const collectionMembershipMachine = toggle.createMachine({
  id: 'collection-membership',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states,
})
