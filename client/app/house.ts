import type { ApolloClient } from '@apollo/client'
import type { Actors } from '#client/actors/context.ts'
import { signInPath } from '#client/actors/sign-in-place.ts'
import { createApolloClient } from '#client/apollo/client.ts'
import { createKeptState } from '#client/effects/kept.ts'
import { createSessionTokens } from '#client/effects/session-tokens.ts'
import { createVault } from '#client/effects/vault.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { connectAdding } from './connect-adding.ts'
import { connectCart } from './connect-cart.ts'
import { connectSession } from './connect-session.ts'
import { createActors, startActors } from './create-actors.ts'
import { createRouter } from './router.tsx'

export interface House {
  apollo: ApolloClient
  actors: Actors
  router: ReturnType<typeof createRouter>
}

/** The composition root: everything is made here once, connected, and only then started. */
export const openHouse = (storage: Storage): House => {
  const vault = createVault()
  const kept = createKeptState(storage)
  const session = createSessionTokens({
    vault,
    cartToken: () => selectCartToken(actors.cartStart.getSnapshot()),
  })
  const apollo = createApolloClient({ tokens: session.tokens })
  const actors = createActors({ apollo, vault, kept })
  session.connect(actors)
  const signInHere = () => signInPath(location)
  connectSession({ actors, apollo, kept, signInPath: signInHere })
  const startCart = connectCart({ actors, apollo, kept })
  startActors(actors)
  startCart()
  const router = createRouter(apollo, actors)
  connectAdding({ actors, apollo, router, signInPath: signInHere })
  return { apollo, actors, router }
}
