import { defineProcess, withoutEffects } from '#client/actors/process/define-process.ts'
import { createMembershipEffects } from '#client/effects/collection-membership/collection-membership.ts'
import { createFavoriteEffects } from '#client/effects/favorite/favorite.ts'
import { createPublishingEffects } from '#client/effects/publishing/publishing.ts'
import { createQuickViewEffects } from '#client/effects/quick-view/quick-view.ts'
import { createSearchEffects } from '#client/effects/search/search.ts'
import { createStaticTagEffects } from '#client/effects/static-tag/static-tag.ts'
import { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import type { FavoriteSubject } from '#machines/favorite/ports.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { quickViewMachine } from '#machines/quick-view/machine.ts'
import { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'

/** The processes of pictures that the first script knows; their hooks come with what shows them. */
export const PICTURES = {
  quickView: defineProcess(quickViewMachine, createQuickViewEffects, {
    life: 'page',
    journal: 'record',
  }),

  search: defineProcess(searchMachine, createSearchEffects, {
    life: 'page',
    journal: 'record',
    input: { visitor: 'anonymous' },
  }),

  recentlyViewed: defineProcess(recentlyViewedMachine, withoutEffects, { life: 'shared' }),

  favorite: defineProcess(favoriteMachine, createFavoriteEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId }: FavoriteSubject) => imageId,
  }),

  membership: defineProcess(collectionMembershipMachine, createMembershipEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId, collectionId }: MembershipSubject) => `${collectionId} ${imageId}`,
  }),

  publishing: defineProcess(publishingMachine, createPublishingEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId }: Pick<PublishingSubject, 'imageId'>) => imageId,
  }),

  staticTag: defineProcess(staticTagMachine, createStaticTagEffects, {
    life: 'subject',
    journal: 'record',
    keyOf: ({ imageId, collection }: TagSubject) => `${collection} ${imageId}`,
  }),
}
