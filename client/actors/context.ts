import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Vault } from '#client/effects/vault.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import type { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import type { cartStartMachine } from '#machines/cart-start/machine.ts'
import type { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'

/** The actors that run once for the whole page, outside React; client/app starts and connects them. */
export interface Actors {
  auth: ActorRefFrom<typeof authMachine>
  tokenRefresh: ActorRefFrom<typeof tokenRefreshMachine>
  cartStart: ActorRefFrom<typeof cartStartMachine>
  cartMigration: ActorRefFrom<typeof cartMigrationMachine>
  vault: Vault
}

export const ActorsContext = createContext<Actors | null>(null)

export const useActors = (): Actors => {
  const actors = use(ActorsContext)
  if (!actors) throw new Error('The actors have not been started.')
  return actors
}
