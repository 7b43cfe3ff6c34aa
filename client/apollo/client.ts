import { ApolloClient, ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { createCache } from './cache.ts'
import { createCartChangesLink } from './cart-changes-link.ts'
import { createFetch } from './fetch.ts'
import { createPersistedLink } from './persisted-link.ts'
import type { SessionTokens } from './session.ts'
import { createSessionLink } from './session-link.ts'
import { createTraceLink } from './trace-link.ts'
import { createWordsLink } from './words-link.ts'

export interface ApolloDeps {
  tokens: SessionTokens
  /** A mutation has changed this cart. */
  onCartChanged: (token: string) => void
  uri?: string
  fetch?: typeof fetch
}

/** The one door to the graph. Data is masked: a component reads only what its own fragment asks for. */
export const createApolloClient = ({
  tokens,
  onCartChanged,
  uri = '/graphql',
  fetch = globalThis.fetch,
}: ApolloDeps) =>
  new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      createCartChangesLink(onCartChanged),
      createTraceLink(),
      createSessionLink(tokens),
      createPersistedLink(),
      createWordsLink(),
      new BaseHttpLink({ uri, fetch: createFetch(fetch), credentials: 'same-origin' }),
    ]),
  })
