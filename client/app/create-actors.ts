import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createAddToCartEffects } from '#client/effects/add-to-cart.ts'
import { createQuickAddEffects } from '#client/effects/quick-add.ts'
import { createQuickViewEffects } from '#client/effects/quick-view.ts'
import { createRegisterEffects } from '#client/effects/register.ts'
import type { MakeCart } from '#client/effects/tabs/one-cart.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import type { Vault } from '#client/effects/vault.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { registerMachine } from '#machines/register/machine.ts'
import { createSharedActors } from './create-shared-actors.ts'
import { openProjectActors } from './project-actors.ts'

interface ActorsDeps {
  apollo: ApolloClient
  vault: Vault
  tab: Tab
  makeCart: MakeCart
}

/** Makes the page's actors, each with its effects. */
export const createActors = (deps: ActorsDeps): Actors => {
  const watched = inspected()
  const alerts = createActor(alertsMachine, watched)
  return {
    ...createSharedActors(deps),
    addToCart: createActor(addToCartMachine.provide(createAddToCartEffects(deps)), watched),
    quickAdd: createActor(quickAddMachine.provide(createQuickAddEffects(deps)), watched),
    quickView: createActor(quickViewMachine.provide(createQuickViewEffects(deps)), watched),
    alerts,
    ...openProjectActors(deps.apollo, alerts),
    registerLogic: registerMachine.provide(createRegisterEffects(deps)),
    vault: deps.vault,
  }
}

/** Those of this page alone; the shared ones start with the tab. */
export const startActors = ({ addToCart, quickAdd, quickView, alerts }: Actors) => {
  for (const actor of [addToCart, quickAdd, quickView, alerts]) actor.start()
}
