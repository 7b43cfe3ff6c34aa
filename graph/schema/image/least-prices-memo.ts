import { LRUCache } from 'lru-cache'
import type { ContentItem } from '#services/content/images/contract.ts'
import type { LeastPrice } from '#services/main/sizes/contract.ts'
import type { MainSource } from '../../sources/main.ts'
import { findLeastPrice } from './own-sizes.ts'

/** Prices change with the price book, which is shipped with the main service. */
const BOUNDS = { max: 5_000, ttl: 5 * 60_000 }

/**
 * The least prices by shape and tier, shared by every image of that shape, as sizes are. What a page lacks is
 * one question, and what is known is answered at once: a page of a hundred waits for no promise.
 */
export class LeastPricesMemo {
  readonly #known = new LRUCache<string, LeastPrice[]>(BOUNDS)

  /** Cents; null also where the service does not answer: a picture is shown without its price then. */
  of(image: ContentItem, main: MainSource): number | null | Promise<number | null> {
    const shape = `${image.max_width}x${image.max_height}@${image.price}`
    const known = this.#known.get(shape)
    return known ? findLeastPrice(image, known) : this.#ask(shape, image, main)
  }

  async #ask(shape: string, image: ContentItem, main: MainSource) {
    try {
      const prices = await main.leastPrices(shape)
      this.#known.set(shape, prices)
      return findLeastPrice(image, prices)
    } catch {
      return null
    }
  }
}
