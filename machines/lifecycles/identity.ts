import { emit, setup } from 'xstate'
import { byStaff, type Role } from './roles.ts'

/** Statuses of a Hyperwallet user (design.md section 5). */
export type IdentityStatus = 'PRE_ACTIVATED' | 'ACTIVATED' | 'LOCKED' | 'FROZEN' | 'DE_ACTIVATED'

/** `transition` of POST status-transitions, as a command. */
export interface IdentityCommand {
  type: `transition.${IdentityStatus}`
  by: Role
}

export interface IdentityFact {
  type: 'identity.status-changed'
  fromStatus: IdentityStatus
  toStatus: IdentityStatus
}

/** Makes the transition from one status to another, which staff alone may ask for. */
const change = <From extends IdentityStatus, To extends IdentityStatus>(fromStatus: From, toStatus: To) => ({
  guard: 'byStaff' as const,
  target: toStatus,
  actions: { type: 'announceChange' as const, params: { fromStatus, toStatus } },
})

/**
 * Promise: an artist's identity is paid only while it is activated; staff may hold it back in two ways,
 * locked (may not be used) and frozen (may not be paid), and let it go again; one that was ended begins anew
 * (spec.md section 4; Hyperwallet's user statuses and transitions).
 */
export const identityLifecycle = setup({
  types: {} as { events: IdentityCommand; emitted: IdentityFact },
  guards: { byStaff },
  actions: {
    announceChange: emit(
      (_, { fromStatus, toStatus }: { fromStatus: IdentityStatus; toStatus: IdentityStatus }) => ({
        type: 'identity.status-changed' as const,
        fromStatus,
        toStatus,
      }),
    ),
  },
}).createMachine({
  id: 'identity',
  initial: 'PRE_ACTIVATED',
  states: {
    PRE_ACTIVATED: {
      on: {
        'transition.ACTIVATED': change('PRE_ACTIVATED', 'ACTIVATED'),
        'transition.DE_ACTIVATED': change('PRE_ACTIVATED', 'DE_ACTIVATED'),
      },
    },
    ACTIVATED: {
      on: {
        'transition.LOCKED': change('ACTIVATED', 'LOCKED'),
        'transition.FROZEN': change('ACTIVATED', 'FROZEN'),
        'transition.DE_ACTIVATED': change('ACTIVATED', 'DE_ACTIVATED'),
      },
    },
    LOCKED: {
      on: {
        'transition.ACTIVATED': change('LOCKED', 'ACTIVATED'),
        'transition.FROZEN': change('LOCKED', 'FROZEN'),
        'transition.DE_ACTIVATED': change('LOCKED', 'DE_ACTIVATED'),
      },
    },
    FROZEN: {
      on: {
        'transition.ACTIVATED': change('FROZEN', 'ACTIVATED'),
        'transition.LOCKED': change('FROZEN', 'LOCKED'),
        'transition.DE_ACTIVATED': change('FROZEN', 'DE_ACTIVATED'),
      },
    },
    DE_ACTIVATED: { on: { 'transition.PRE_ACTIVATED': change('DE_ACTIVATED', 'PRE_ACTIVATED') } },
  },
})
