import type { ApolloClient } from '@apollo/client'
import type { SessionTokens } from '#client/apollo/session.ts'
import type { FindCart } from '#client/effects/cart/find-cart.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { MakeCart } from '#client/effects/tabs/one-cart.ts'
import type { Counter } from '#client/effects/usage/counter.ts'
import type { JournalExport } from '#machines/journal/export.ts'

/** What the effects of any process may be made with. */
export interface ProcessDeps {
  apollo: ApolloClient
  /** For what is sent past the graph. */
  tokens: Pick<SessionTokens, 'readAccessToken' | 'renew'>
  vault: Vault
  makeCart: MakeCart
  findCart: FindCart
  /** What the page's actors have taken, as counts. */
  counter: Pick<Counter, 'take'>
  /** What the page's actors have taken, redacted and small enough to be sent. */
  exportJournal: () => Promise<JournalExport>
}
