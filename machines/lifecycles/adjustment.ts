import { emit, type StateValueFrom, setup } from 'xstate'
import type { StateOf } from './decide.ts'
import { byStaff, bySystem, type Role } from './roles.ts'

export type AdjustmentCommand =
  /** It is small enough for one signature. */
  | { type: 'adjustment.make'; by: Role }
  /** `isAsker` tells whether whoever confirms has asked for it. */
  | { type: 'adjustment.confirm'; by: Role; isAsker: boolean }
  | { type: 'adjustment.decline'; by: Role }

export interface AdjustmentFact {
  type: 'adjustment.made' | 'adjustment.declined'
}

/**
 * Promise: what staff give an artist or take moves money once, and a large sum only after a second member
 * of staff has confirmed it (issue 15, line 9).
 */
export const adjustmentLifecycle = setup({
  types: {} as { events: AdjustmentCommand; emitted: AdjustmentFact },
  guards: {
    byStaff,
    bySystem,
    bySecondStaff: ({ event }) =>
      event.by === 'staff' && event.type === 'adjustment.confirm' && !event.isAsker,
  },
  actions: {
    announceMade: emit({ type: 'adjustment.made' }),
    announceDeclined: emit({ type: 'adjustment.declined' }),
  },
}).createMachine({
  id: 'adjustment',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'adjustment.make': { guard: 'bySystem', target: 'made', actions: 'announceMade' },
        'adjustment.confirm': { guard: 'bySecondStaff', target: 'made', actions: 'announceMade' },
        'adjustment.decline': { guard: 'byStaff', target: 'declined', actions: 'announceDeclined' },
      },
    },
    made: { type: 'final' },
    declined: { type: 'final' },
  },
})

export type AdjustmentStatus = StateValueFrom<typeof adjustmentLifecycle>

/** Reads the state of an adjustment from what is kept and shown of it. */
export const adjustmentStateOf = (value: AdjustmentStatus): StateOf<typeof adjustmentLifecycle> => ({
  value,
  context: {},
})
