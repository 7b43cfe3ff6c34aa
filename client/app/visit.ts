import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/actors/context.ts'
import { createApolloClient } from '#client/apollo/client.ts'
import { createKeptState } from '#client/effects/kept.ts'
import { createSessionTokens } from '#client/effects/session-tokens.ts'
import { createVault } from '#client/effects/vault.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { connectCart } from './connect-cart.ts'
import { connectSession } from './connect-session.ts'
import { createActors, startActors } from './create-actors.ts'

export interface Visit {
  apollo: ApolloClient
  actors: Actors
}

interface VisitDeps {
  storage: Storage
  /** Where the graph is, when not at its own path of this page. */
  uri?: string
  /** The way to the sign-in form that leads back to where the visitor is now. */
  signInPath: () => string
}

/** One visit without its screens: everything is made once, connected, and only then started. */
export const openVisit = ({ storage, uri, signInPath }: VisitDeps): Visit => {
  const vault = createVault()
  const kept = createKeptState(storage)
  const session = createSessionTokens({
    vault,
    cartToken: () => selectCartToken(actors.cartStart.getSnapshot()),
  })
  const apollo = createApolloClient({ tokens: session.tokens, ...(uri && { uri }) })
  const actors = createActors({ apollo, vault, kept })
  session.connect(actors)
  connectSession({ actors, apollo, kept, signInPath })
  const startCart = connectCart({ actors, apollo, kept })
  startActors(actors)
  startCart()
  return { apollo, actors }
}
