import type { OwnProfileValues, OwnProfileView } from '#services/content/artist-profiles/own/contract.ts'
import { isStatus, nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { OwnArtistDetails, OwnArtistProfile, Resolvers } from '../../generated/resolvers.ts'

const detailsOf = ({ full_name, ...rest }: OwnProfileValues): OwnArtistDetails => ({
  fullName: full_name,
  ...rest,
})

const shapeOf = ({ version, page, values }: OwnProfileView): OwnArtistProfile => ({
  version,
  page: page === null ? null : `${page}`,
  details: detailsOf(values),
})

/** What somebody else has saved meanwhile; null where that is not why it was refused. */
const staleOf = (error: unknown) => {
  const theirs = isStatus(error, 409) ? error.edited : null
  return theirs && { version: theirs.version, theirs: detailsOf(theirs.theirs) }
}

export const ownArtistProfileResolvers: Resolvers = {
  Query: {
    ownArtistProfile: async (_, __, { content }) => {
      const found = await content.ownProfile().catch(nullIfMissing)
      return found && shapeOf(found)
    },
  },
  Mutation: {
    saveOwnArtistProfile: async (_, { input: { version, details } }, { content }) => {
      const { fullName, ...rest } = details
      try {
        const saved = await content.saveOwnProfile({ version, full_name: fullName, ...rest })
        return { profile: shapeOf(saved), stale: null, userErrors: [] }
      } catch (error) {
        const stale = staleOf(error)
        return { profile: null, stale, userErrors: stale ? [] : userErrorsFrom(error) }
      }
    },
    sendArtistPhoto: async (_, { input: { picture } }, { content }) => {
      try {
        const { photo } = await content.sendPhoto(Buffer.from(picture, 'base64'))
        return { address: photo, userErrors: [] }
      } catch (error) {
        return { address: null, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
