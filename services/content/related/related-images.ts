import { isStock } from '#machines/lifecycles/stock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { parseQuery } from '../index/query-language.ts'
import type { StoredImage } from '../record/image-store.ts'
import type { Search } from '../search/search.ts'
import { searchImages } from '../search/search-images.ts'
import type { ImageFinder } from '../stock/find-images.ts'
import { type Stock, StockUnavailable } from '../stock/stock.ts'
import type { RelatedBy } from './contract.ts'
import { sortByLikeness, writeQueryFor } from './likeness.ts'

/** Kept for each image, so that enough are left when some are unpublished meanwhile. */
const MOST_RELATED = 30

/** How many images are looked through for the most similar ones. */
const CANDIDATES = { bySubject: 60, byArtist: 24, byLook: 48 }

/** Finds the ids of images related to an image as it stands now, nearest first. */
export async function findRelated(
  { database, stock }: { database: Queryable; stock: Stock | null },
  image: StoredImage,
  { by, unpublished }: { by: RelatedBy; unpublished: boolean },
): Promise<string[]> {
  const find = async (search: Partial<Search>): Promise<StoredImage[]> => {
    const { images } = await searchImages(database, {
      query: parseQuery(''),
      filters: {},
      sort: 'newest',
      limit: MOST_RELATED + 1,
      offset: 0,
      unpublished,
      withStock: true,
      ...search,
    })
    return images.filter(({ id }) => id !== image.id)
  }
  const findByArtist = (limit: number) =>
    image.artist === '' ? Promise.resolve([]) : find({ filters: { artist: [image.artist] }, limit })

  if (by === 'artist') {
    const own = await findByArtist(MOST_RELATED + 1)
    return [...new Set([...idsOf(own), ...idsOf(await findOffered(stock, image))])]
  }
  const subjects = writeQueryFor(image)
  const found = [
    ...(subjects === ''
      ? []
      : await find({ query: parseQuery(subjects), sort: 'best_match', limit: CANDIDATES.bySubject })),
    ...(await findByArtist(CANDIDATES.byArtist)),
    ...(await findOffered(stock, image).catch(ignoreUnavailable)),
  ]
  // Little is said of an imported picture; add pictures that look alike.
  if (new Set(idsOf(found)).size < MOST_RELATED) {
    const { type, orientation, colors } = image
    const looks = { type: [type], orientation: [orientation], color: [...colors] }
    found.push(...(await find({ filters: looks, limit: CANDIDATES.byLook })))
  }
  return idsOf(sortByLikeness(image, found)).slice(0, MOST_RELATED)
}

/** Asks the stock source for more of its photographer, whom no filter of the shop knows. */
async function findOffered(
  stock: Stock | null,
  { id, publisher, artist }: StoredImage,
): Promise<StoredImage[]> {
  const name = artist.replaceAll('"', ' ').trim()
  if (!stock || !isStock(publisher) || name === '') return []
  const search = { phrase: `"${name}"`, filters: {}, sort: 'newest' as const }
  const { images } = await stock.find(search, { offset: 0, limit: MOST_RELATED + 1 })
  return images.filter((image) => image.id !== id)
}

const ignoreUnavailable = (error: unknown): StoredImage[] => {
  if (error instanceof StockUnavailable) return []
  throw error
}

/** Reads those of `ids` that may still be seen, as they are now, in this order. */
export async function readInOrder(
  finder: ImageFinder,
  ids: readonly string[],
  unpublished: boolean,
): Promise<StoredImage[]> {
  const { found } = await finder.images(ids)
  const byId = new Map(found.map((image) => [image.id, image]))
  return ids.flatMap((id) => {
    const image = byId.get(id)
    return image && (image.published || unpublished) ? [image] : []
  })
}

const idsOf = (images: readonly StoredImage[]): string[] => images.map(({ id }) => id)
