import sharp from 'sharp'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { glanceAt } from '../opening/look/glance.ts'
import { readImages, type StoredImage } from '../record/image-store.ts'
import { type Stock, sourceIdOf } from '../stock/stock.ts'
import { writeImages } from './write-images.ts'

/**
 * Takes the stock source's images among `ids` into the shop's own index ("indexed Getty", spec.md section 9),
 * so that favorites, collections, carts and static lists can hold them. Images that are held already stay as
 * they are, and ids that nobody offers are passed over. Call it before the transaction that refers to them:
 * it asks the source. Throws StockUnavailable.
 */
export type EnsureIndexed = (ids: readonly string[]) => Promise<void>

export interface IndexingDeps {
  database: Database
  /** Null where there is no stock source. */
  stock: Stock | null
  clock: Clock
}

const AT_ONCE = 100
const GLANCED_WIDTH = 160

export function createEnsureIndexed({ database, stock, clock }: IndexingDeps): EnsureIndexed {
  return async (ids) => {
    const wanted = [...new Set(ids)].filter((id) => sourceIdOf(id) !== null)
    if (!stock || wanted.length === 0) return
    const held = new Set((await readImages(database, wanted)).map(({ id }) => id))
    const missing = wanted.filter((id) => !held.has(id))
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const images = await stock.images(missing.slice(start, start + AT_ONCE))
      const seen = await Promise.all(images.map((image) => look(stock, image)))
      await database.transaction((tx) => writeImages(tx, seen, clock()))
    }
  }
}

/** Adds an image's colours and placeholder, where its picture can be had. */
async function look(stock: Stock, image: StoredImage): Promise<StoredImage> {
  try {
    return { ...image, ...(await glanceAt(sharp(await stock.picture(image.id, GLANCED_WIDTH)))) }
  } catch {
    return image
  }
}
