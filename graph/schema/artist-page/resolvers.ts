import { nullIfMissing, nullIfRefused } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

const WORKS_A_PAGE = 50

export const artistPageResolvers: Resolvers = {
  Query: {
    artistPage: (_, { id }, { content }) => content.artistPage(id).catch(nullIfMissing),
  },
  ArtistPage: {
    id: ({ id }) => `${id}`,
    fullName: ({ full_name }) => full_name,
    links: ({ website, links }) => [website, ...links].filter((link) => link !== ''),
    works: async ({ name }, { limit, offset }, { content }) => {
      const found = await content.search('', {
        filters: { artist: [name] },
        api: 'internal',
        sort: 'newest',
        limit: limit ?? WORKS_A_PAGE,
        offset: offset ?? 0,
      })
      return {
        images: found.images,
        total: found.total,
        isPartial: found.total_is_partial,
        totalForPagination: found.total_for_pagination,
      }
    },
  },
  Image: {
    artistPage: async ({ artist }, _, { content }) => {
      if (artist === '') return null
      // A picture is shown without the way to its artist where that cannot be asked for.
      const id = await content.artistPageOf(artist).catch(nullIfRefused)
      return id === null ? null : `${id}`
    },
  },
}
