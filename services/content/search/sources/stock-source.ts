import { isStock } from '#machines/lifecycles/stock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { Unanswered, waitWithin } from '#services/shared/within.ts'
import { WINDOW } from '../../index/walk.ts'
import { readImages, type StoredImage } from '../../record/image-store.ts'
import type { StockSearch } from '../../stock/parameters.ts'
import { type Stock, type StockFound, StockUnavailable } from '../../stock/stock.ts'
import { countStockFacets } from './facets.ts'
import type { Counted, Source } from './source.ts'

/**
 * Searches the stock source for one page. An image that the shop has indexed shows as the shop holds it; an
 * id under which the shop has a picture of its own is no stock image, and is left out. The page waits for it
 * no longer than its `wait` in all; what comes later is remembered for the next.
 */
export function createStockSource(stock: Stock, database: Queryable, search: StockSearch): Source {
  const until = performance.now() + stock.wait
  return {
    name: 'getty',
    ahead: false,
    known: () => {
      const count = stock.count(search)
      return count === null ? null : countedOf(count)
    },
    find: async (place) => {
      const { images, total } = await findBy(until, stock.find(search, place))
      const standing = await readHeld(database, images)
      return {
        ...countedOf(total),
        images: images.map((image) => {
          const own = standing.get(image.id)
          return own === undefined || isStock(own.publisher) ? (own ?? image) : null
        }),
      }
    },
  }
}

const countedOf = (count: number): Counted => {
  const total = Math.min(count, WINDOW)
  return { total, partial: count > total, facets: countStockFacets(total), groups: null }
}

async function findBy(until: number, found: Promise<StockFound>): Promise<StockFound> {
  try {
    return await waitWithin(Math.max(0, until - performance.now()), found)
  } catch (error) {
    if (error instanceof Unanswered) throw new StockUnavailable('The stock source is late.', { cause: error })
    throw error
  }
}

async function readHeld(
  database: Queryable,
  images: readonly StoredImage[],
): Promise<ReadonlyMap<string, StoredImage>> {
  if (images.length === 0) return new Map()
  const standing = await readImages(
    database,
    images.map(({ id }) => id),
  )
  return new Map(standing.map((image) => [image.id, image]))
}
