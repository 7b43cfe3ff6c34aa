import { userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const ARTISTS_A_PAGE = 50

export const followingResolvers: Resolvers = {
  Query: {
    following: async (_, { limit, offset }, { following }) => {
      const asked = { limit: limit ?? ARTISTS_A_PAGE, offset: offset ?? 0 }
      const { count, results, without_page, wants_mail } = await following.list(asked)
      return {
        total: count,
        artists: results,
        withoutPage: without_page.map(({ id, name }) => ({ id: `${id}`, name })),
        mail: { isWanted: wants_mail },
      }
    },
  },
  ArtistPage: {
    isFollowed: ({ user_follows }) => user_follows,
  },
  Mutation: {
    setFollowing: async (_, { input: { id, following: wanted } }, { following }) => {
      try {
        return { artistPage: await following.set(id, { following: wanted }), userErrors: [] }
      } catch (error) {
        return { artistPage: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    setFollowMail: async (_, { input: { wanted } }, { following }) => {
      try {
        const { wants_mail } = await following.setMail({ wants_mail: wanted })
        return { mail: { isWanted: wants_mail }, userErrors: [] }
      } catch (error) {
        return { mail: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
