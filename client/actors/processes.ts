import { createNoEffects, defineProcess } from '#client/actors/process/define-process.ts'
import { createAddToCartEffects } from '#client/effects/add-to-cart/add-to-cart.ts'
import { createAuthEffects } from '#client/effects/auth/auth.ts'
import { createCartMigrationEffects } from '#client/effects/cart-migration/cart-migration.ts'
import { createCartStartEffects } from '#client/effects/cart-start/cart-start.ts'
import { createMembershipEffects } from '#client/effects/collection-membership/collection-membership.ts'
import { createFavoriteEffects } from '#client/effects/favorite/favorite.ts'
import { createPublishingEffects } from '#client/effects/publishing/publishing.ts'
import { createQuickAddEffects } from '#client/effects/quick-add/quick-add.ts'
import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { createSearchEffects } from '#client/effects/search/search.ts'
import { createStaticTagEffects } from '#client/effects/static-tag/static-tag.ts'
import { createTokenRefreshEffects } from '#client/effects/token-refresh/token-refresh.ts'
import { createUndoEffects } from '#client/effects/undo/undo.ts'
import { accessMachine } from '#machines/access/machine.ts'
import { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import { addToCartMigrations } from '#machines/add-to-cart/migrations.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { alertsMigrations } from '#machines/alerts/migrations.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import type { FavoriteSubject } from '#machines/favorite/ports.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { preferencesMigrations } from '#machines/preferences/migrations.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import { actKeyOf, type UndoableAct } from '#machines/undo/act.ts'
import { undoMachine } from '#machines/undo/machine.ts'

/**
 * The processes that the first script knows; their hooks come with what shows them. Those that last start in
 * this order.
 */
export const PROCESSES = {
  auth: defineProcess(authMachine, createAuthEffects, { life: 'shared' }),
  tokenRefresh: defineProcess(tokenRefreshMachine, createTokenRefreshEffects, { life: 'shared' }),
  cartStart: defineProcess(cartStartMachine, createCartStartEffects, { life: 'shared' }),
  cartMigration: defineProcess(cartMigrationMachine, createCartMigrationEffects, { life: 'shared' }),
  preferences: defineProcess(preferencesMachine, createNoEffects, {
    life: 'shared',
    migrations: preferencesMigrations,
  }),
  recentlyViewed: defineProcess(recentlyViewedMachine, createNoEffects, { life: 'shared' }),

  addToCart: defineProcess(addToCartMachine, createAddToCartEffects, {
    life: 'page',
    journal: 'resume',
    migrations: addToCartMigrations,
  }),
  quickAdd: defineProcess(quickAddMachine, createQuickAddEffects, { life: 'page', journal: 'record' }),
  quickView: defineProcess(quickViewMachine, createQuickViewEffects, { life: 'page', journal: 'record' }),
  search: defineProcess(searchMachine, createSearchEffects, {
    life: 'page',
    journal: 'record',
    input: { visitor: 'anonymous' },
  }),
  alerts: defineProcess(alertsMachine, createNoEffects, {
    life: 'page',
    journal: 'resume',
    migrations: alertsMigrations,
  }),
  access: defineProcess(accessMachine, createNoEffects, { life: 'page' }),

  favorite: defineProcess(favoriteMachine, createFavoriteEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId }: FavoriteSubject) => imageId,
  }),
  publishing: defineProcess(publishingMachine, createPublishingEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId }: PublishingSubject) => imageId,
  }),
  staticTag: defineProcess(staticTagMachine, createStaticTagEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId, collection }: TagSubject) => `${collection} ${imageId}`,
  }),
  membership: defineProcess(collectionMembershipMachine, createMembershipEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId, collectionId }: MembershipSubject) => `${collectionId} ${imageId}`,
  }),
  undo: defineProcess(undoMachine, createUndoEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ act }: { act: UndoableAct }) => actKeyOf(act),
    // Keep the project's token out of the name: the token opens the project.
    nameOf: ({ act }) => `${act.seq}`,
    // One that failed can be tried again, as the same undo.
    isBusy: () => true,
  }),
}
