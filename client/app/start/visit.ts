import type { ApolloClient } from '@apollo/client'
import { waitFor } from 'xstate'
import { type Notice, toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { createApolloClient } from '#client/apollo/client.ts'
import { connectCart } from '#client/app/follow/connect-cart.ts'
import { connectCartChanges } from '#client/app/follow/connect-cart-changes.ts'
import { connectOrdered } from '#client/app/follow/connect-ordered.ts'
import { connectRecentlyViewed } from '#client/app/follow/connect-recently-viewed.ts'
import { connectSession } from '#client/app/follow/connect-session.ts'
import { createFindCart } from '#client/effects/cart/find-cart.ts'
import type { Journal } from '#client/effects/journal/journal.ts'
import { createSessionTokens } from '#client/effects/session/session-tokens.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { createMakeCart } from '#client/effects/tabs/one-cart.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { runAlone } from '#client/effects/tabs/web-lock.ts'
import { selectCart, selectCartToken } from '#machines/cart-start/selectors.ts'
import { type ActorsDeps, createActors, startActors } from './create-actors.ts'

export interface Visit {
  apollo: ApolloClient
  actors: Actors
  /** Call it once the browser is online again: it asks again for what could not be loaded. */
  askAgain(): void
}

interface VisitDeps {
  /** Resolves once this tab has joined the others. */
  tab: Tab
  vault: Vault
  /** The journal of this tab's own actors. */
  journal: Journal
  /** What a report sends along. */
  exportJournal: ActorsDeps['exportJournal']
  /** The graph's address, where it is not this origin's own path. */
  uri?: string
  /** The way to the sign-in form that leads back to where the visitor is now. */
  signInPath: () => string
}

/** Not in spec.md. */
const SET_ASIDE: Notice = {
  status: 'warning',
  text: 'Some of what this browser had kept of your visit could not be read. If something is missing, choose Report a problem under Help.',
  persistent: true,
}

/** Stop waiting for a cart after 5 s: the visitor may have signed out. Not in spec.md. */
const HELD = 5_000

/** One visit without its screens: everything is made once, connected, and only then started. */
export const openVisit = ({ tab, vault, journal, exportJournal, uri, signInPath }: VisitDeps): Visit => {
  const cartStart = () => actors.cartStart
  const session = createSessionTokens({ vault, cartToken: () => selectCartToken(cartStart().getSnapshot()) })
  const apollo = createApolloClient({
    tokens: session.tokens,
    onCartChanged: tab.tellCartChanged,
    ...(uri && { uri }),
  })
  const makeCart = createMakeCart({
    alone: runAlone,
    catchUp: tab.catchUp,
    heldCart: () => selectCart(cartStart().getSnapshot()),
    isHeld: async ({ token }) => {
      await waitFor(cartStart(), (cart) => selectCartToken(cart) === token, { timeout: HELD }).catch(() => {})
    },
  })
  const findCart = createFindCart(cartStart)
  const actors = createActors({ apollo, vault, tab, journal, exportJournal, makeCart, findCart })
  session.connect(actors)
  const { emptyPage, resumeVisit, askWhoIsHere } = connectSession({
    actors,
    apollo,
    tab,
    journal,
    signInPath,
  })
  const { startCart, askAgain } = connectCart({ actors, apollo, tab })
  connectOrdered({ actors, apollo, tab })
  connectRecentlyViewed(actors)
  const { showCart, rereadCart, rereadHeldCart } = connectCartChanges({ actors, apollo })
  const tellSetAside = () => actors.alerts.send({ type: 'alert.raised', alert: toAlert(SET_ASIDE) })
  tab.begin({
    heldToken: session.held,
    holdToken: session.hold,
    onResumed() {
      resumeVisit()
      startCart()
    },
    onBack() {
      askWhoIsHere()
      startCart()
    },
    onReplaced: emptyPage,
    onCartChanged: rereadCart,
    onShownAgain() {
      rereadHeldCart()
      askAgain()
      // Another tab may have dropped what this one kept, taking this tab for gone.
      void journal.cut(false)
    },
    onSetAside: tellSetAside,
  })
  journal.onSetAside(tellSetAside)
  // Start these last: actors that resume from the last page ask as whoever is here by now.
  startActors(actors)
  showCart()
  askAgain()
  return { apollo, actors, askAgain }
}
