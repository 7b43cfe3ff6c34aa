import type { Tier } from '../pricing/price-book.ts'
import { listAvailableSizes } from './available.ts'
import type { Dimensions, LeastPrice } from './contract.ts'

/** Lists what the cheapest standard size of an image of these inches costs, by substrate. */
export const listLeastPrices = (image: Dimensions, tier: Tier): LeastPrice[] =>
  listAvailableSizes(image, tier).substrates.map(({ substrate, sizes, base, rate, factor }) => {
    const prices = sizes.flatMap(({ unit_price }) => unit_price ?? [])
    return { substrate, unit_price: prices.length > 0 ? Math.min(...prices) : null, base, rate, factor }
  })
