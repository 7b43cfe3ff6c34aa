import { setup } from 'xstate'
import { lateStorePorts } from './ports.ts'

/**
 * Promise: what is written before the browser's own store opens is in it at once as it opens, or all of it is
 * refused; nothing that was written later gets there before (docs/decisions/0008-journal.md).
 */
export const lateStoreMachine = setup({ actors: lateStorePorts }).createMachine({
  id: 'late-store',
  initial: 'opening',
  states: {
    opening: {
      description: 'What is written is kept in memory, and waits.',
      invoke: { id: 'openStore', src: 'openStore', onDone: 'moving', onError: 'inMemory' },
    },
    moving: {
      description: 'What is written waits until what was there before is.',
      invoke: { id: 'writeWaiting', src: 'writeWaiting', onDone: 'open', onError: 'open' },
    },
    open: { type: 'final' },
    inMemory: { type: 'final' },
  },
})
