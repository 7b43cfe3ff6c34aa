import { isStock } from '#machines/lifecycles/stock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { WINDOW } from '../../index/walk.ts'
import { readImages, type StoredImage } from '../../record/image-store.ts'
import type { StockSearch } from '../../stock/parameters.ts'
import type { Stock } from '../../stock/stock.ts'
import { countStockFacets } from './facets.ts'
import type { Source } from './source.ts'

/**
 * Searches the stock source. An image that the shop has indexed shows as the shop holds it; an id under which
 * the shop has a picture of its own is no stock image, and is left out.
 */
export const createStockSource = (stock: Stock, database: Queryable, search: StockSearch): Source => ({
  name: 'getty',
  ahead: false,
  find: async (place) => {
    const { images, total: count } = await stock.find(search, place)
    const total = Math.min(count, WINDOW)
    const standing = await readHeld(database, images)
    return {
      images: images.map((image) => {
        const own = standing.get(image.id)
        return own === undefined || isStock(own.publisher) ? (own ?? image) : null
      }),
      total,
      partial: count > total,
      facets: countStockFacets(total),
      groups: null,
    }
  },
})

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
