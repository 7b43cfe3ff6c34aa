import type { ApolloClient } from '@apollo/client'
import { waitFor } from 'xstate'
import { type Notice, toAlert } from '#client/actors/alerts.ts'
import { createSignInFirst, type SignInFirst } from '#client/actors/people/sign-in-first.ts'
import type { Running } from '#client/actors/process/context.ts'
import { createProcesses } from '#client/actors/process/create-processes.ts'
import type { ProcessDeps } from '#client/actors/process/process-deps.ts'
import { createApolloClient } from '#client/apollo/client.ts'
import { connectCart } from '#client/app/follow/connect-cart.ts'
import { connectCartChanges } from '#client/app/follow/connect-cart-changes.ts'
import { connectFavorites } from '#client/app/follow/connect-favorites.ts'
import { connectMemberships } from '#client/app/follow/connect-memberships.ts'
import { connectOrdered } from '#client/app/follow/connect-ordered.ts'
import { connectPublishings } from '#client/app/follow/connect-publishings.ts'
import { connectRecentlyViewed } from '#client/app/follow/connect-recently-viewed.ts'
import { connectSession } from '#client/app/follow/connect-session.ts'
import { connectStaticTags } from '#client/app/follow/connect-static-tags.ts'
import { connectUndos } from '#client/app/follow/connect-undos.ts'
import { createFindCart } from '#client/effects/cart/find-cart.ts'
import type { Journal } from '#client/effects/journal/journal.ts'
import { createSessionTokens } from '#client/effects/session/session-tokens.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { createMakeCart } from '#client/effects/tabs/one-cart.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { runAlone } from '#client/effects/tabs/web-lock.ts'
import { createLateCounter, type LateCounter } from '#client/effects/usage/late-counter.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import { selectCart, selectCartToken } from '#machines/cart-start/selectors.ts'
import * as say from '../messages.ts'
import { JOURNALLED } from './journalled.ts'
import { type Actors, makeLastingActors } from './lasting.ts'
import { createMakeOnce } from './make-once.ts'

export interface Visit extends Running {
  apollo: ApolloClient
  actors: Actors
  signInFirst: SignInFirst
  /** Counts what the page's actors take, where the shop and the visitor want that. */
  counter: LateCounter
  /** Says to the other tabs that a project has been ordered. */
  tellOrdered(token: string, orderId: string): void
  /** Makes what comes with a page of its own, the first time that it is asked for. */
  makeOnce<Made>(make: (visit: Visit) => Made): Made
  /** Call it once the browser is online again: it asks again for what could not be loaded. */
  retryLoading(): void
}

interface VisitDeps {
  /** Resolves once this tab has joined the others. */
  tab: Tab
  vault: Vault
  /** The journal of this tab's own actors. */
  journal: Journal
  /** What a report sends along. */
  exportJournal: ProcessDeps['exportJournal']
  /** Whether the shop counts what visitors take of the statecharts. */
  isCounted: boolean
  /** The graph's address, where it is not this origin's own path. */
  uri?: string
  /** How it is asked, where not by the browser. */
  fetch?: typeof fetch
  /** The way to the sign-in form that leads back to where the visitor is now. */
  makeSignInPath: () => string
}

/** Not in spec.md. */
const SET_ASIDE: Notice = {
  status: 'warning',
  text: say.visitNotRestored,
  persistent: true,
}

/** Stop waiting for a cart after 5 s: the visitor may have signed out. Not in spec.md. */
const HELD = 5_000

/** One visit without its screens: everything is made once, connected, and only then started. */
export const openVisit = ({
  tab,
  vault,
  journal,
  exportJournal,
  isCounted,
  uri,
  fetch,
  makeSignInPath,
}: VisitDeps): Visit => {
  const findCartStart = () => actors.cartStart
  const session = createSessionTokens({
    vault,
    readCartToken: () => selectCartToken(findCartStart().getSnapshot()),
  })
  const apollo = createApolloClient({
    tokens: session.tokens,
    onCartChanged: tab.tellCartChanged,
    ...(uri && { uri }),
    ...(fetch && { fetch }),
  })
  const makeCart = createMakeCart({
    runAlone,
    catchUp: tab.catchUp,
    readHeldCart: () => selectCart(findCartStart().getSnapshot()),
    waitUntilHeld: async ({ token }) => {
      await waitFor(findCartStart(), (cart) => selectCartToken(cart) === token, { timeout: HELD }).catch(
        () => {},
      )
    },
  })
  const findCart = createFindCart(findCartStart)
  const counter = createLateCounter()
  const processes = createProcesses({
    deps: { apollo, tokens: session.tokens, vault, makeCart, findCart, exportJournal, counter },
    inspect: isCounted ? counter.inspect : null,
    journal,
    tab,
    journalled: JOURNALLED,
  })
  const actors = makeLastingActors(processes)
  const signInFirst = createSignInFirst(actors.auth)
  const subjects = { actors, apollo, processes }
  connectPublishings(subjects)
  connectStaticTags(subjects)
  connectMemberships(subjects)
  connectFavorites(subjects)
  connectUndos(subjects)
  session.connect(actors)
  const { prepareClearing, resumeVisit, askWhoIsHere } = connectSession({
    actors,
    apollo,
    tab,
    journal,
    vault,
    makeSignInPath,
  })
  const { startCart, retryLoading } = connectCart({ actors, apollo, tab })
  connectOrdered({ actors, apollo, tab })
  connectRecentlyViewed(actors, apollo)
  const { loadHeldCart, rereadCart, rereadHeldCart } = connectCartChanges({ actors, apollo })
  const tellSetAside = () => actors.alerts.send({ type: 'alert.raised', alert: toAlert(SET_ASIDE) })
  tab.begin({
    readToken: session.readToken,
    holdToken: session.holdToken,
    onResumed() {
      resumeVisit()
      startCart()
    },
    onBack() {
      askWhoIsHere()
      startCart()
    },
    onReplaced: prepareClearing,
    onCartChanged: rereadCart,
    onShownAgain() {
      rereadHeldCart()
      retryLoading()
      // Another tab may have dropped what this one kept, taking this tab for gone.
      void journal.cut(false)
    },
    onSetAside: tellSetAside,
  })
  journal.onSetAside(tellSetAside)
  // Start these last: actors that resume from the last page ask as whoever is here by now.
  processes.startAll()
  releaseAlerts(actors)
  loadHeldCart()
  retryLoading()
  const makeOnce = createMakeOnce()
  const visit: Visit = {
    apollo,
    actors,
    processes,
    vault,
    signInFirst,
    counter,
    tellOrdered: tab.tellCartChanged,
    makeOnce: (make) => makeOnce(make, visit),
    retryLoading,
  }
  return visit
}

/** Lets go of alerts that the pointer held on the last page: it holds none on this one yet. */
const releaseAlerts = ({ alerts }: Actors) => {
  for (const { id } of selectAlerts(alerts.getSnapshot())) alerts.send({ type: 'alert.released', id })
}
