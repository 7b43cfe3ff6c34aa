import type { ApolloClient } from '@apollo/client'
import { type AnyActorLogic, createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createAuthEffects } from '#client/effects/auth/auth.ts'
import { createCartMigrationEffects } from '#client/effects/cart-migration/cart-migration.ts'
import { createCartStartEffects } from '#client/effects/cart-start/cart-start.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { gateClock, gatePorts } from '#client/effects/tabs/gate.ts'
import type { Tab } from '#client/effects/tabs/tab.ts'
import { createTokenRefreshEffects } from '#client/effects/token-refresh/token-refresh.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { preferencesMigrations } from '#machines/preferences/migrations.ts'
import { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'

export interface SharedActorsDeps {
  apollo: ApolloClient
  vault: Vault
  tab: Tab
}

type SharedActors = Pick<
  Actors,
  'auth' | 'tokenRefresh' | 'cartStart' | 'cartMigration' | 'preferences' | 'recentlyViewed'
>

/** The shared machines that are journalled; streams carry the machines' names. */
export const SHARED = Object.fromEntries(
  [
    authMachine,
    tokenRefreshMachine,
    cartStartMachine,
    cartMigrationMachine,
    preferencesMachine,
    recentlyViewedMachine,
  ].map((machine) => [machine.id, machine]),
)

/** Migrates what an older version of the shop kept. */
export const SHARED_MIGRATIONS = { [preferencesMachine.id]: preferencesMigrations }

/**
 * The actors that all tabs share: they start with the tab, and their ports and timers run in the leader only.
 */
export const createSharedActors = (deps: SharedActorsDeps): SharedActors => {
  const { tab } = deps
  const options = { ...inspected(), clock: gateClock(tab.gate, globalThis) }
  const gated = <Ports extends Record<string, AnyActorLogic>>({ actors }: { actors: Ports }) => ({
    actors: gatePorts(tab.gate, actors),
  })
  return {
    auth: tab.share(authMachine.provide(gated(createAuthEffects(deps))), (auth) =>
      createActor(auth, options),
    ),
    tokenRefresh: tab.share(
      tokenRefreshMachine.provide(gated(createTokenRefreshEffects(deps))),
      (tokenRefresh) => createActor(tokenRefresh, options),
    ),
    cartStart: tab.share(cartStartMachine.provide(gated(createCartStartEffects(deps))), (cartStart) =>
      createActor(cartStart, options),
    ),
    cartMigration: tab.share(
      cartMigrationMachine.provide(gated(createCartMigrationEffects(deps))),
      (cartMigration) => createActor(cartMigration, options),
    ),
    preferences: tab.share(preferencesMachine, (preferences) => createActor(preferences, options)),
    recentlyViewed: tab.share(recentlyViewedMachine, (recentlyViewed) =>
      createActor(recentlyViewed, options),
    ),
  }
}
