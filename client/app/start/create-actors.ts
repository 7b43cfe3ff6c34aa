import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createSignInFirst } from '#client/actors/people/sign-in-first.ts'
import { createGoOn, recordIn } from '#client/app/follow/go-on.ts'
import { openFavorites } from '#client/app/follow/open-favorites.ts'
import { openMemberships } from '#client/app/follow/open-memberships.ts'
import { openProjectActors } from '#client/app/follow/open-project-actors.ts'
import { openPublishings } from '#client/app/follow/open-publishings.ts'
import { openStaticTags } from '#client/app/follow/open-static-tags.ts'
import { createAddToCartEffects } from '#client/effects/add-to-cart/add-to-cart.ts'
import type { FindCart } from '#client/effects/cart/find-cart.ts'
import type { Journal } from '#client/effects/journal/journal.ts'
import { createQuickAddEffects } from '#client/effects/quick-add/quick-add.ts'
import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { createSearchEffects } from '#client/effects/search/search.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { MakeCart } from '#client/effects/tabs/one-cart.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { alertsMigrations } from '#machines/alerts/migrations.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import { checkoutMigrations } from '#machines/checkout/migrations.ts'
import { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import type { JournalExport } from '#machines/journal/export.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { staticTagMachine } from '#machines/static-tag/machine.ts'
import { undoMachine } from '#machines/undo/machine.ts'
import { createSharedActors } from './create-shared-actors.ts'

export interface ActorsDeps {
  apollo: ApolloClient
  vault: Vault
  tab: Tab
  journal: Journal
  makeCart: MakeCart
  findCart: FindCart
  exportJournal: () => Promise<JournalExport>
}

/** The machines of one tab that are journalled. Machines that all tabs share have journals of their own. */
export const JOURNALLED = Object.fromEntries(
  [
    alertsMachine,
    addToCartMachine,
    collectionMembershipMachine,
    favoriteMachine,
    publishingMachine,
    quickAddMachine,
    quickViewMachine,
    searchMachine,
    staticTagMachine,
    undoMachine,
  ].map((machine) => [machine.id, machine]),
)

/** Machines that are journalled too, and load with their page. */
export const LATER = ['checkout', 'quantity', 'register']

/** Migrates what an older version of the shop kept of them. */
export const MIGRATIONS = { alerts: alertsMigrations, checkout: checkoutMigrations }

/** Makes the page's actors, each with its effects. */
export const createActors = (deps: ActorsDeps): Actors => {
  const watched = inspected()
  const goOn = createGoOn(deps.journal)
  const record = recordIn(deps.journal)
  const { logic: alertsLogic, ...alertsLeft } = goOn(alertsMachine)
  const alerts = createActor(alertsLogic, { ...watched, ...alertsLeft })
  const { logic: addToCart, ...addingLeft } = goOn(addToCartMachine.provide(createAddToCartEffects(deps)))
  const shared = createSharedActors(deps)
  const signInFirst = createSignInFirst(shared.auth)
  const session = { alerts, signInFirst, auth: shared.auth }
  return {
    ...shared,
    addToCart: createActor(addToCart, { ...watched, ...addingLeft }),
    quickAdd: createActor(record(quickAddMachine.provide(createQuickAddEffects(deps))), watched),
    quickView: createActor(record(quickViewMachine.provide(createQuickViewEffects(deps))), watched),
    search: createActor(record(searchMachine.provide(createSearchEffects(deps))), {
      ...watched,
      input: { visitor: 'anonymous' },
    }),
    alerts,
    signInFirst,
    publishings: openPublishings(deps.apollo, session, record),
    staticTags: openStaticTags(deps.apollo, session, record),
    memberships: openMemberships(deps.apollo, session, record),
    favorites: openFavorites(deps.apollo, session, record),
    ...openProjectActors(deps.apollo, alerts, record),
    reportProblemDeps: { ...deps, isOnline: () => navigator.onLine },
    registerDeps: { ...deps, record },
    passwordDeps: deps,
    quantityDeps: { apollo: deps.apollo, record },
    checkoutDeps: { apollo: deps.apollo, goOn, tellOrdered: deps.tab.tellCartChanged },
    vault: deps.vault,
  }
}

/** Starts this page's own actors; the shared ones start with the tab. */
export const startActors = ({ addToCart, quickAdd, quickView, search, alerts }: Actors) => {
  for (const actor of [addToCart, quickAdd, quickView, search, alerts]) actor.start()
  // Let go of alerts that the pointer held on the last page: it holds none on this one yet.
  for (const { id } of selectAlerts(alerts.getSnapshot())) alerts.send({ type: 'alert.released', id })
}
