import type { ApolloClient } from '@apollo/client'
import { createContext, use } from 'react'
import type { ActorRefFrom, AnyStateMachine, Snapshot } from 'xstate'
import type { ReportProblemDeps } from '#client/effects/report-problem/report-problem.ts'
import type { AuthDeps } from '#client/effects/session/auth-deps.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import type { alertsMachine } from '#machines/alerts/machine.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import type { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import type { cartStartMachine } from '#machines/cart-start/machine.ts'
import type { preferencesMachine } from '#machines/preferences/machine.ts'
import type { quickAddMachine } from '#machines/quick-add/machine.ts'
import type { quickViewMachine } from '#machines/quick-view/machine.ts'
import type { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import type { searchMachine } from '#machines/search/machine.ts'
import type { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import type { SignInFirst } from './people/sign-in-first.ts'
import type { Favorites } from './pictures/favorites.ts'
import type { Memberships } from './pictures/memberships.ts'
import type { Publishings } from './pictures/publishings.ts'
import type { StaticTags } from './pictures/static-tags.ts'
import type { Undos } from './projects/undos.ts'

export interface CheckoutDeps {
  apollo: ApolloClient
  /** An actor that goes on where the last page of this tab has left it, and is journalled. */
  goOn<Machine extends AnyStateMachine>(machine: Machine): { logic: Machine; snapshot?: Snapshot<unknown> }
  /** Says to the other tabs that a project has been ordered. */
  tellOrdered(token: string, orderId: string): void
}

interface Recording {
  /**
   * An actor that begins anew with each page, and is journalled; `which` tells several of one machine apart.
   */
  record<Machine extends AnyStateMachine>(machine: Machine, which?: string): Machine
}

export type QuantityDeps = Recording & { apollo: ApolloClient }

export type RegisterDeps = Recording & AuthDeps

/** The actors that run once for the whole page, outside React; client/app starts and connects them. */
export interface Actors {
  auth: ActorRefFrom<typeof authMachine>
  tokenRefresh: ActorRefFrom<typeof tokenRefreshMachine>
  cartStart: ActorRefFrom<typeof cartStartMachine>
  cartMigration: ActorRefFrom<typeof cartMigrationMachine>
  addToCart: ActorRefFrom<typeof addToCartMachine>
  quickAdd: ActorRefFrom<typeof quickAddMachine>
  quickView: ActorRefFrom<typeof quickViewMachine>
  search: ActorRefFrom<typeof searchMachine>
  alerts: ActorRefFrom<typeof alertsMachine>
  preferences: ActorRefFrom<typeof preferencesMachine>
  recentlyViewed: ActorRefFrom<typeof recentlyViewedMachine>
  undos: Undos
  publishings: Publishings
  favorites: Favorites
  staticTags: StaticTags
  memberships: Memberships
  signInFirst: SignInFirst
  /** What lines are changed with; set once a page shows a line. */
  quantityDeps: QuantityDeps
  /** The ports of a registration; set once its form opens. */
  registerDeps: RegisterDeps
  /** The ports of the password forms; set once one of them opens. */
  passwordDeps: AuthDeps
  /** The ports of a checkout; set once there is one. */
  checkoutDeps: CheckoutDeps
  /** The ports of a report; set once one is made. */
  reportProblemDeps: ReportProblemDeps
  vault: Vault
}

export const ActorsContext = createContext<Actors | null>(null)

export const useActors = (): Actors => {
  const actors = use(ActorsContext)
  if (!actors) throw new Error('The actors have not been started.')
  return actors
}
