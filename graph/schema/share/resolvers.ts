import type { ShareView } from '#services/main/shares/contract.ts'
import type { GraphContext } from '../../context.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from '../cart/faults.ts'
import { LINE } from '../cart/line.ts'
import { SUMS } from '../cart/sums.ts'
import { wrongKey } from '../idempotency-key.ts'
import type { ShareAnswer, SharedProjectOf } from './payloads.ts'

const VERDICTS = { approved: 'APPROVED', changes: 'CHANGES' } as const
const VERDICT_WORDS = { APPROVED: 'approved', CHANGES: 'changes' } as const

const changed = async (change: Promise<ShareView>): Promise<ShareAnswer> => {
  try {
    return { share: await change, userErrors: [] }
  } catch (error) {
    return { share: null, userErrors: userErrorsFrom(error, {}, 'cartToken') }
  }
}

const sharedProject = (link: GraphContext['link'], shareToken: string): Promise<SharedProjectOf | null> =>
  link.project(shareToken).then((project) => ({ ...project, shareToken }), nullIfMissing)

export const shareResolvers: Resolvers = {
  Query: {
    share: (_, { cartToken }, { shares }) => shares.share(cartToken).catch(nullIfMissing),
    sharedProject: (_, { shareToken }, { link }) => sharedProject(link, shareToken),
  },
  Mutation: {
    shareProject: (_, { cartToken }, { shares }) => changed(shares.make(cartToken)),
    withdrawShare: (_, { cartToken }, { shares }) => changed(shares.withdraw(cartToken)),
    reviewLines: async (_, { input }, { link }) => {
      const { shareToken, itemIds, author, verdict, comment, idempotencyKey } = input
      const wrong = wrongKey(idempotencyKey)
      if (wrong.length > 0) return { project: () => null, userErrors: wrong }
      try {
        const body = {
          items: itemIds.map(Number),
          author,
          verdict: verdict ? VERDICT_WORDS[verdict] : null,
          comment,
        }
        await link.review(shareToken, body, idempotencyKey)
        return { project: () => sharedProject(link, shareToken), userErrors: [] }
      } catch (error) {
        const userErrors = userErrorsFrom(error, { items: 'itemIds' }, 'shareToken')
        return { project: () => null, userErrors }
      }
    },
  },
  Share: {
    shareToken: (share) => share.share_token,
    sharedAt: (share) => share.shared_at,
    cartVersion: (share) => share.cart_version,
  },
  Review: {
    id: (review) => `${review.id}`,
    itemId: (review) => `${review.item_id}`,
    verdict: ({ verdict }) => verdict && VERDICTS[verdict],
  },
  SharedProject: {
    ...SUMS,
    isOrdered: (project) => project.is_ordered,
  },
  SharedLine: {
    ...LINE,
    id: (line) => `${line.id}`,
    fault: ({ fault }) => fault && FAULTS[fault],
  },
  ReviewPayload: { project: (answer) => answer.project() },
}
