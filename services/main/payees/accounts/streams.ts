import type { StreamKind } from '#services/shared/events/handler.ts'
import { type AccountEvent, accountEvents } from './events.ts'
import { projectAccount } from './projection.ts'
import { type AccountState, evolve } from './state.ts'

/** Payment accounts, each stream named by its token: `payment-account-trm-…`. */
export const accountStreams: StreamKind<AccountEvent, AccountState | null> = {
  schema: 'main',
  prefix: 'payment-account-',
  types: accountEvents,
  empty: null,
  evolve,
  project: projectAccount,
}
