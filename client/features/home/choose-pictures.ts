import type { HomePageQuery } from '#client/apollo/generated/graphql.ts'

type Cover = HomePageQuery['collections']['collections'][number]['cover']

type HeroPicture = HomePageQuery['popular']['images'][number] | Cover[number]

export interface HomeCollection {
  id: string
  name: string
  /** Another one than hangs beside the first words; null when there is none. */
  picture: Cover[number] | null
}

/** Whether staff fill it for the home page: its first picture hangs beside the first words. */
const isPicks = ({ name }: { name: string }) => name === 'Staff picks'

const COLLECTIONS = 2

export type RowPicture = NonNullable<HomePageQuery['arrivals']>['images'][number]

export interface HomePictures {
  /** Hung beside the first words; null when there is none. */
  hero: HeroPicture | null
  arrivals: readonly RowPicture[]
  popular: readonly RowPicture[]
  collections: readonly HomeCollection[]
}

/** Chooses what the home page shows of all that it asked for; null where the pictures cannot be had. */
export const choosePictures = (data: HomePageQuery): HomePictures | null => {
  if (!data.arrivals || !data.popular) return null
  const popular = data.popular.images
  const picked = data.picks.collections.find(isPicks)?.cover[0]
  const collections = data.collections.collections
    .filter((collection) => !isPicks(collection) && collection.cover.length > 0)
    .slice(0, COLLECTIONS)
  const candidates = [...(collections[0]?.cover ?? []), ...popular]
  const hero = picked ?? candidates.find(({ media }) => isHeroic(media)) ?? popular[0] ?? null
  const arrivals = rowOf(data.arrivals.images.filter(({ id }) => id !== hero?.id))
  const seen = new Set([hero, ...arrivals].map((image) => image?.id))
  return {
    hero,
    arrivals,
    popular: rowOf(popular.filter(({ id }) => !seen.has(id))),
    collections: collections.map(({ id, name, cover }) => ({
      id,
      name,
      picture: cover.find((image) => image.id !== hero?.id) ?? null,
    })),
  }
}

interface Shape {
  width: number
  height: number
}

export const ratioOf = ({ width, height }: Shape): number => width / height

/** Broad enough to lead a page, not so broad that it is a strip. */
const isHeroic = (media: Shape) => ratioOf(media) > 0.95 && ratioOf(media) < 1.5

/** Anything wider would leave no room for its neighbours on a phone. */
const WIDEST = 1.7

/** Widths that fill one row of a wall, in heights. */
const ROW = 4.4

const rowOf = (images: readonly RowPicture[]) => {
  let filled = 0
  return images.filter(({ media }) => {
    if (filled >= ROW || ratioOf(media) > WIDEST) return false
    filled += ratioOf(media)
    return true
  })
}
