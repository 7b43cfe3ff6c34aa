import type { StreamKind } from '#services/shared/events/handler.ts'
import { type IdentityEvent, identityEvents } from './events.ts'
import { projectIdentity } from './projection.ts'
import { evolve, type IdentityState } from './state.ts'

/** The identities of artists, each stream named by its token: `identity-usr-…`. */
export const identityStreams: StreamKind<IdentityEvent, IdentityState | null> = {
  schema: 'main',
  prefix: 'identity-',
  types: identityEvents,
  empty: null,
  evolve,
  project: projectIdentity,
}
