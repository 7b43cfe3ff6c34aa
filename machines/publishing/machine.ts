import { isStock } from '#machines/lifecycles/stock.ts'
import { createToggle } from '#machines/toggle/toggle.ts'
import { publishingPorts } from './ports.ts'

const { toggle, begin, states } = createToggle(publishingPorts)

/**
 * Promise: staff have an image published or unpublished as they wanted it last; a stock photo is its source's
 * and stays as it is. What is told of a change is all that undoing it takes, also after a reload: a new actor
 * for the same subject and the opposite wish (spec.md section 4, Publishing).
 */
export const publishingMachine = toggle
  .extend({ guards: { isStock: ({ context }) => isStock(context.subject.source) } })
  .createMachine({
    id: 'publishing',
    context: ({ input }) => begin(input),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'isStock', target: 'locked' }, { target: 'idle' }] },
      locked: { description: 'A stock photo can be neither published nor unpublished here.' },
      ...states,
    },
  })
