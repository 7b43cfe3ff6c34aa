import { useReadQuery } from '@apollo/client/react'
import { useLoaderData } from 'react-router-dom'
import type { HomePageQuery } from '#client/apollo/generated/graphql.ts'
import type { loadPictures } from './loader.ts'

type HeroPicture = NonNullable<HomePageQuery['popular']>['images'][number]

/** As much of a picture as its place in a row depends on; the rest is its own component's. */
export type RowPicture = NonNullable<HomePageQuery['arrivals']>['images'][number]

interface HomePictures {
  /** Hung beside the first words; null when there is none. */
  hero: HeroPicture | null
  arrivals: readonly RowPicture[]
  popular: readonly RowPicture[]
}

/** The pictures of the home page; waits for them, and answers null when they cannot be had. */
export const usePictures = (): HomePictures | null => {
  const { data } = useReadQuery(useLoaderData<typeof loadPictures>())
  if (!data?.arrivals || !data.popular) return null
  const popular = data.popular.images
  const hero = popular.find(({ media }) => isHeroic(media)) ?? popular[0] ?? null
  const arrivals = rowOf(data.arrivals.images.filter(({ id }) => id !== hero?.id))
  const seen = new Set([hero, ...arrivals].map((image) => image?.id))
  return { hero, arrivals, popular: rowOf(popular.filter(({ id }) => !seen.has(id))) }
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
