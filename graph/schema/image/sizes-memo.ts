import type { ContentItem } from '#services/content/images/contract.ts'
import type { SubstrateSizes } from '#services/main/sizes/contract.ts'
import { Memo } from '../../memo.ts'
import type { MainSource } from '../../sources/main.ts'

/** Sizes change with the price book, which is shipped with the main service. */
const BOUNDS = { max: 2_000, ttl: 5 * 60_000 }

type Shape = Pick<ContentItem, 'max_width' | 'max_height' | 'price'>

/**
 * Available sizes by shape and tier, shared by every image of that shape (spec.md section 7). A shape is a
 * ratio and how far it prints: by its ratio alone a small image would be offered sizes beyond its own.
 */
export class SizesMemo {
  readonly #sizes = new Memo<SubstrateSizes[]>(BOUNDS)

  of({ max_width, max_height, price }: Shape, main: MainSource) {
    return this.#sizes.getOrAsk(`${max_width}x${max_height}@${price}`, async () => {
      const { substrates } = await main.availableSizes(max_width, max_height, price)
      return substrates
    })
  }
}
