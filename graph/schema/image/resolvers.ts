import type { ContentItem } from '#services/content/images/contract.ts'
import type { RelatedBy } from '#services/content/related/contract.ts'
import { badInput, nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { ContentSource } from '../../sources/content.ts'
import { staticCollectionOf, toStaticCollection } from './static-collections.ts'
import { substrateOptions } from './substrates.ts'

/** Pixels. */
const WIDTHS = [160, 320, 400, 480, 640, 720, 960, 1280, 1600]

const MOST_IDS = 100

/** What substrates are is the same for every picture. */
const ANY_SHAPE = { max_width: 36, max_height: 24, price: 1 }

export const imageResolvers: Resolvers = {
  Query: {
    image: (_, { id }, { content }) => content.image(id),
    images: async (_, { ids }, { content, isStaff }) => {
      if (ids.length > MOST_IDS)
        throw badInput('ids', `Ensure this field has no more than ${MOST_IDS} elements.`)
      const [images, all] = await Promise.all([content.images(ids), isStaff()])
      return images.filter((image) => image.published || all)
    },
    substrates: (_, _args, { main, sizes }) => sizes.of(ANY_SHAPE, main),
  },
  Mutation: {
    markImagePopular: async (_, { id }, { content }) => {
      try {
        await content.edit(id, { popular: true })
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    setImagePublished: async (_, { input: { id, published } }, { content }) => {
      try {
        return { image: await content.edit(id, { publish: published }), userErrors: [] }
      } catch (error) {
        return { image: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    setImageFavorite: async (_, { input: { id, favorite } }, { content }) => {
      try {
        return { image: await content.edit(id, { favorite }), userErrors: [] }
      } catch (error) {
        return { image: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
    tagStaticImage: async (_, { input: { id, collection } }, { main, content }) => {
      try {
        const { already } = await main.addStaticTag(id, staticCollectionOf[collection])
        return { image: await content.image(id), already, userErrors: [] }
      } catch (error) {
        return { image: null, already: false, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
  },
  Image: {
    localId: (image) => image.local_id,
    priceFrom: (image, _, { main, leastPrices }) => leastPrices.of(image, main),
    artist: (image) => image.artist || null,
    source: async (image, _, { isStaff }) => ((await isStaff()) ? image.source : null),
    royaltyCode: async (image, _, { isStaff }) => ((await isStaff()) ? image.royalty_code : null),
    maxWidth: (image) => image.max_width,
    maxHeight: (image) => image.max_height,
    isFavorite: (image) => image.user_favorite,
    // The service names them to staff only.
    staticCollections: (image) => image._static.map(toStaticCollection),
    media: (image) => image,
    related: (image, { limit }, { content }) => relatedTo(image, content, 'likeness', limit ?? 5),
    byArtist: (image, { limit }, { content }) => relatedTo(image, content, 'artist', limit ?? 3),
    substrates: async (image, _, { main, sizes }) => substrateOptions(image, await sizes.of(image, main)),
  },
  Media: {
    template: (image) => image.imgsrc,
    // Up to the first that holds every pixel of the picture.
    widths: (image) => WIDTHS.filter((_, at) => at === 0 || Number(WIDTHS[at - 1]) < image.pixel_width),
    width: (image) => image.pixel_width,
    height: (image) => image.pixel_height,
    placeholder: (image) => image.preview,
  },
}

/** An image that is gone by now has no related images. */
const relatedTo = async ({ id }: ContentItem, content: ContentSource, by: RelatedBy, limit: number) => {
  try {
    return await content.related(id, { by, limit })
  } catch (error) {
    return nullIfMissing(error) ?? []
  }
}
