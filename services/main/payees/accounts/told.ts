import type { StoredEvent } from '#services/shared/events/store.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { masked } from '../numbers/last-four.ts'
import type { AccountEvent, Destination } from './events.ts'
import { type AccountState, evolve } from './state.ts'

/** What the history of an account tells, by the names of its fields. */
export const TOLD = {
  valuesAfter(stored: readonly StoredEvent<AccountEvent>[]): Values {
    const state = stored.reduce<AccountState | null>(evolve, null)
    if (!state) return {}
    const { destination, status, isDefault, replaces, replacedBy } = state
    return { ...valuesOf(destination), default: isDefault, status, replaces, replacedBy }
  },
  saidBy(event: AccountEvent): Values {
    if (event.type === 'payment-account.number-shown') return { number_shown: event.data.reason }
    return event.type === 'payment-account.status-changed' && event.data.notes !== ''
      ? { notes: event.data.notes }
      : {}
  },
}

function valuesOf(destination: Destination): Values {
  switch (destination.type) {
    case 'PAYPAL_ACCOUNT':
      return { email: destination.email }
    case 'VENMO_ACCOUNT':
      return { accountId: masked(destination.last4) }
    case 'BANK_ACCOUNT':
      return {
        transferMethodCountry: destination.country,
        bankAccountPurpose: destination.purpose,
        bankId: destination.bankId,
        branchId: destination.branchId,
        bankAccountId: masked(destination.last4),
      }
  }
}
