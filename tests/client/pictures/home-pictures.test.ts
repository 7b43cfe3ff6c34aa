import { describe, expect, test } from 'vitest'
import type { HomePageQuery } from '#client/apollo/generated/graphql.ts'
import { choosePictures } from '#client/features/home/choose-pictures.ts'

type Arrivals = NonNullable<HomePageQuery['arrivals']>['images']
type Collections = HomePageQuery['collections']['collections']

const picture = (id: string, ratio = 1.2) => ({
  __typename: 'Image',
  id,
  media: { __typename: 'Media', width: Math.round(100 * ratio), height: 100 },
})

const collection = (name: string, ...cover: ReturnType<typeof picture>[]) => ({
  __typename: 'Collection',
  id: name,
  name,
  cover,
})

const WALL = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => picture(id))

const NONE = { __typename: 'CollectionPage', collections: [] }

const choose = ({
  arrivals = WALL,
  popular = WALL,
  collections = [],
  picks = [],
}: Record<string, unknown[]>) =>
  choosePictures({
    arrivals: { __typename: 'SearchPage', images: arrivals as Arrivals },
    popular: { __typename: 'SearchPage', images: popular },
    collections: { __typename: 'CollectionPage', collections: collections as Collections },
    picks: { __typename: 'CollectionPage', collections: picks as Collections },
  } as HomePageQuery)

const idsOf = (pictures: readonly { id: string }[] = []) => pictures.map(({ id }) => id)

describe('the picture beside the first words', () => {
  test('is the first of Staff picks, whatever its shape', () => {
    const picks = [
      collection('Staff picks of last year', picture('old')),
      collection('Staff picks', picture('tall', 0.6), picture('next')),
    ]
    expect(choose({ picks })?.hero?.id).toBe('tall')
  })

  test('is a broad one of the first collection while staff have picked none', () => {
    const collections = [collection('Coasts', picture('strip', 3), picture('broad', 1.4))]
    expect(choose({ collections })?.hero?.id).toBe('broad')
    expect(choose({ collections, picks: [collection('Staff picks')] })?.hero?.id).toBe('broad')
  })

  test('is a popular one where no collection has a fitting one, and the most popular where none fits', () => {
    const collections = [collection('Strips', picture('strip', 3))]
    const popular = [picture('tall', 0.5), picture('fits', 1.1)]
    expect(choose({ collections, popular })?.hero?.id).toBe('fits')
    expect(choose({ popular: [picture('tall', 0.5), picture('long', 4)] })?.hero?.id).toBe('tall')
    expect(choose({ arrivals: [], popular: [] })?.hero).toBeNull()
  })
})

describe('the rest of the home page', () => {
  test('shows no picture twice, and each row fills one line of a wall', () => {
    const popular = ['a', 'x', 'y', 'z', 'v', 'w'].map((id) => picture(id))
    const shown = choose({ popular, picks: [collection('Staff picks', picture('b'))] })
    expect(idsOf(shown?.arrivals)).toEqual(['a', 'c', 'd', 'e'])
    expect(idsOf(shown?.popular)).toEqual(['x', 'y', 'z', 'v'])
  })

  test('leaves out strips, which would leave no room for their neighbors', () => {
    expect(idsOf(choose({ arrivals: [picture('strip', 2), ...WALL] })?.arrivals)).not.toContain('strip')
  })

  test('leads to two collections with a picture, by another one than the first words have', () => {
    const collections = [
      collection('Staff picks', picture('p')),
      collection('Coasts', picture('broad'), picture('second')),
      collection('Empty'),
      collection('Woven', picture('cloth')),
      collection('Yards', picture('yard')),
    ]
    expect(choose({ collections })?.collections).toMatchObject([
      { name: 'Coasts', picture: { id: 'second' } },
      { name: 'Woven', picture: { id: 'cloth' } },
    ])
  })

  test('is nothing where the pictures cannot be had', () => {
    const lost = { __typename: 'Query', arrivals: null, popular: null, collections: NONE, picks: NONE }
    expect(choosePictures(lost as unknown as HomePageQuery)).toBeNull()
  })
})
