import type { PaymentAccountStatus } from '#machines/lifecycles/payment-account.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { AccountEvent, Destination } from './events.ts'

/** The fold of a payment account's events. */
export interface AccountState {
  /** The token of whose it is. */
  identity: string
  destination: Destination
  status: PaymentAccountStatus
  isDefault: boolean
  replaces: string | null
  replacedBy: string | null
  /** ISO 8601 */
  createdOn: string
  /** When money came to go there: as it was added, or made the default. ISO 8601. */
  changedOn: string
}

/** Null before the account is added. */
export function evolve(
  state: AccountState | null,
  { event, at }: StoredEvent<AccountEvent>,
): AccountState | null {
  if (event.type === 'payment-account.added')
    return { ...event.data, status: 'ACTIVATED', replacedBy: null, createdOn: at, changedOn: at }
  if (!state) return null
  switch (event.type) {
    case 'payment-account.status-changed':
      return { ...state, status: event.data.toStatus }
    case 'payment-account.made-default':
      return { ...state, isDefault: true, changedOn: at }
    case 'payment-account.no-more-default':
      return { ...state, isDefault: false }
    case 'payment-account.replaced':
      return { ...state, replacedBy: event.data.by }
    case 'payment-account.number-shown':
      return state
  }
}
