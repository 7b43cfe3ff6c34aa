import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { IdentityDetails, IdentityEvent } from './events.ts'

/** The fold of an identity's events. */
export interface IdentityState extends IdentityDetails {
  artist: number
  status: IdentityStatus
  /** ISO 8601 */
  createdOn: string
}

/** Null before the identity is made. */
export function evolve(
  state: IdentityState | null,
  { event, at }: StoredEvent<IdentityEvent>,
): IdentityState | null {
  if (event.type === 'identity.created') return { ...event.data, status: 'PRE_ACTIVATED', createdOn: at }
  if (!state) return null
  return event.type === 'identity.edited'
    ? { ...state, ...event.data }
    : { ...state, status: event.data.toStatus }
}
