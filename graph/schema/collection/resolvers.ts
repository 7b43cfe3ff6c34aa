import type { CollectionView } from '#services/content/collections/contract.ts'
import type { GraphContext } from '../../context.ts'
import { badInput, nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { collectionMutations } from './mutations.ts'

const MOST_OF_A_PAGE = 100
const COVER = 4

export const collectionResolvers: Resolvers = {
  Query: {
    collections: async (_, { limit, offset, search }, { collections }) => {
      const { count, results } = await collections.list({
        limit: limit ?? 20,
        offset: offset ?? 0,
        search: search ?? '',
      })
      return { collections: results, total: count }
    },
    collection: (_, { id }, { collections }) => collections.one(id).catch(nullIfMissing),
  },
  Mutation: collectionMutations,
  Image: {
    collections: async ({ id }, _, { collections }) => (await collections.holding(id)).results,
  },
  Collection: {
    id: ({ id }) => `${id}`,
    cover: ({ contents }, _, { content }) => content.images(contents.slice(0, COVER)),
    imageIds: (collection, _, { collections }) => wholeOf(collection, collections),
    images: async (collection, { limit, offset }, { collections, content }) => {
      const [most, first] = [limit ?? 50, offset ?? 0]
      if (most < 1 || most > MOST_OF_A_PAGE)
        throw badInput('limit', `Ensure this value is between 1 and ${MOST_OF_A_PAGE}.`)
      if (first < 0) throw badInput('offset', 'Ensure this value is greater than or equal to 0.')
      const ids = await wholeOf(collection, collections)
      return content.images(ids.slice(first, first + most))
    },
  },
}

/** A list tells only the first. */
const wholeOf = async (
  { id, contents, count }: CollectionView,
  collections: GraphContext['collections'],
): Promise<string[]> => (contents.length < count ? (await collections.one(`${id}`)).contents : contents)
