import { badInput } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const MOST_CHARACTERS = 200

export const artistResolvers: Resolvers = {
  Query: {
    artistOptions: async (_, { search }, { content }) => {
      const words = search ?? ''
      if (words.length > MOST_CHARACTERS)
        throw badInput('search', `Ensure this field has no more than ${MOST_CHARACTERS} characters.`)
      const { results } = await content.artists(words)
      return results
    },
  },
  Artist: {
    id: ({ id }) => `${id}`,
    gaaArtist: (artist) => artist.gaa_artist,
    royaltyCode: async (artist, _, { isStaff }) => ((await isStaff()) ? artist.royalty_code : null),
    flags: ({ gaa_artist, active }) => [
      ...(gaa_artist ? (['PORTAL'] as const) : []),
      ...(active ? [] : (['INACTIVE'] as const)),
    ],
  },
}
