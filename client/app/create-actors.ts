import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createQuantities } from '#client/actors/quantities.ts'
import { createAddToCartEffects } from '#client/effects/add-to-cart.ts'
import { createAuthEffects } from '#client/effects/auth.ts'
import { createCartMigrationEffects } from '#client/effects/cart-migration.ts'
import { createCartStartEffects } from '#client/effects/cart-start.ts'
import type { KeptState } from '#client/effects/kept.ts'
import { createQuantityEffects } from '#client/effects/quantity.ts'
import { createQuickAddEffects } from '#client/effects/quick-add.ts'
import { createQuickViewEffects } from '#client/effects/quick-view.ts'
import { createRegisterEffects } from '#client/effects/register.ts'
import { createTokenRefreshEffects } from '#client/effects/token-refresh.ts'
import type { Vault } from '#client/effects/vault.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { quantityMachine } from '#machines/quantity/machine.ts'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { registerMachine } from '#machines/register/machine.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'

interface ActorsDeps {
  apollo: ApolloClient
  vault: Vault
  kept: KeptState
}

/** Makes the page's actors, each with its effects and what was kept of it; they run once `start` is called on them. */
export const createActors = (deps: ActorsDeps): Actors => {
  const visitor = deps.kept.visitor.read() ?? { user: null, profile: null }
  const cart = deps.kept.cart.read()
  const watched = inspected()
  const alerts = createActor(alertsMachine, watched)
  return {
    auth: createActor(authMachine.provide(createAuthEffects(deps)), { ...watched, input: visitor }),
    tokenRefresh: createActor(tokenRefreshMachine.provide(createTokenRefreshEffects(deps)), watched),
    cartStart: createActor(cartStartMachine.provide(createCartStartEffects(deps)), {
      ...watched,
      input: { token: cart?.token ?? null, cartProjectId: cart?.projectId ?? null },
    }),
    cartMigration: createActor(cartMigrationMachine.provide(createCartMigrationEffects(deps)), watched),
    addToCart: createActor(addToCartMachine.provide(createAddToCartEffects(deps)), watched),
    quickAdd: createActor(quickAddMachine.provide(createQuickAddEffects(deps)), watched),
    quickView: createActor(quickViewMachine.provide(createQuickViewEffects(deps)), watched),
    alerts,
    preferences: createActor(preferencesMachine, { ...watched, input: deps.kept.preferences.read() ?? {} }),
    quantities: createQuantities({
      logic: quantityMachine.provide(createQuantityEffects(deps)),
      onFailure: ({ message }) =>
        alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
    }),
    registerLogic: registerMachine.provide(createRegisterEffects(deps)),
    vault: deps.vault,
  }
}

/** Auth goes last: everyone else listens by then. */
export const startActors = ({ auth, ...actors }: Actors) => {
  for (const actor of [
    actors.tokenRefresh,
    actors.cartStart,
    actors.cartMigration,
    actors.addToCart,
    actors.quickAdd,
    actors.quickView,
    actors.alerts,
    actors.preferences,
    auth,
  ])
    actor.start()
}
