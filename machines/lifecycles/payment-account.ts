import { emit, setup } from 'xstate'
import { byOwnerOrStaff, byStaff, byStaffOrSystem, type Role } from './roles.ts'

/** Statuses of a Hyperwallet transfer method (design.md section 5). */
export type PaymentAccountStatus = 'ACTIVATED' | 'VERIFIED' | 'INVALID' | 'DE_ACTIVATED'

/** `transition` of POST status-transitions, as a command. */
export interface PaymentAccountCommand {
  type: `transition.${PaymentAccountStatus}`
  by: Role
}

export interface PaymentAccountFact {
  type: 'payment-account.status-changed'
  fromStatus: PaymentAccountStatus
  toStatus: PaymentAccountStatus
}

type AskedBy = 'byStaff' | 'byOwnerOrStaff' | 'byStaffOrSystem'

/** Makes the transition from one status to another, for those whom the guard lets ask for it. */
const change = <By extends AskedBy, From extends PaymentAccountStatus, To extends PaymentAccountStatus>(
  guard: By,
  fromStatus: From,
  toStatus: To,
) => ({
  guard,
  target: toStatus,
  actions: { type: 'announceChange' as const, params: { fromStatus, toStatus } },
})

/**
 * Promise: money goes only to an account that stands; what the provider found out about it is its own or
 * staff's word, never the artist's, who may mend an account that was found invalid, or end any (spec.md
 * section 4; Hyperwallet's transfer-method statuses and transitions).
 */
export const paymentAccountLifecycle = setup({
  types: {} as { events: PaymentAccountCommand; emitted: PaymentAccountFact },
  guards: { byStaff, byOwnerOrStaff, byStaffOrSystem },
  actions: {
    announceChange: emit(
      (
        _,
        { fromStatus, toStatus }: { fromStatus: PaymentAccountStatus; toStatus: PaymentAccountStatus },
      ) => ({ type: 'payment-account.status-changed' as const, fromStatus, toStatus }),
    ),
  },
}).createMachine({
  id: 'payment-account',
  initial: 'ACTIVATED',
  states: {
    ACTIVATED: {
      on: {
        'transition.VERIFIED': change('byStaffOrSystem', 'ACTIVATED', 'VERIFIED'),
        'transition.INVALID': change('byStaffOrSystem', 'ACTIVATED', 'INVALID'),
        'transition.DE_ACTIVATED': change('byOwnerOrStaff', 'ACTIVATED', 'DE_ACTIVATED'),
      },
    },
    VERIFIED: {
      on: {
        'transition.INVALID': change('byStaffOrSystem', 'VERIFIED', 'INVALID'),
        'transition.DE_ACTIVATED': change('byOwnerOrStaff', 'VERIFIED', 'DE_ACTIVATED'),
      },
    },
    INVALID: {
      on: {
        'transition.ACTIVATED': change('byOwnerOrStaff', 'INVALID', 'ACTIVATED'),
        'transition.DE_ACTIVATED': change('byOwnerOrStaff', 'INVALID', 'DE_ACTIVATED'),
      },
    },
    DE_ACTIVATED: { on: { 'transition.ACTIVATED': change('byStaff', 'DE_ACTIVATED', 'ACTIVATED') } },
  },
})
