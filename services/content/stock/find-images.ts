import type { Queryable } from '#services/shared/database/driver.ts'
import { readImage, readImages, type StoredImage } from '../record/image-store.ts'
import { type Stock, StockUnavailable, sourceIdOf } from './stock.ts'

/** Finds images by id: those held here, else those that the stock source offers. */
export interface ImageFinder {
  /** Null when there is none. Throws StockUnavailable. */
  image(id: string): Promise<StoredImage | null>
  /** Answers what the stock source alone offers by this id. Throws StockUnavailable. */
  offered(id: string): Promise<StoredImage | null>
  /** Answers those that exist, in no order, and the ids of a stock source that cannot be asked now. */
  images(ids: readonly string[]): Promise<{ found: StoredImage[]; unreached: string[] }>
}

/** `stock` is null where there is no stock source. */
export function createImageFinder(database: Queryable, stock: Stock | null): ImageFinder {
  const findOffered = async (id: string) => {
    if (!stock || sourceIdOf(id) === null) return null
    const [image] = await stock.images([id])
    return image ?? null
  }
  return {
    image: async (id) => (await readImage(database, id)) ?? findOffered(id),
    offered: findOffered,
    async images(ids) {
      const held = await readImages(database, ids)
      const standing = new Set(held.map(({ id }) => id))
      const missing = ids.filter((id) => !standing.has(id) && sourceIdOf(id) !== null)
      if (!stock || missing.length === 0) return { found: held, unreached: [] }
      const offered = await stock.images(missing).catch((error: unknown) => {
        if (error instanceof StockUnavailable) return null
        throw error
      })
      return offered ? { found: [...held, ...offered], unreached: [] } : { found: held, unreached: missing }
    },
  }
}
