import type { ContentItem, Size } from '#services/content/images/contract.ts'
import type { LeastPrice, PricedSize, SubstrateSizes } from '#services/main/sizes/contract.ts'

/** The custom size (spec.md section 9). */
export const CUSTOM = 999_999

type Rates = Pick<SubstrateSizes, 'base' | 'rate' | 'factor'>

/** Prices a size of an image's own as its substrate is priced. */
export const priceOwnSize = ({ width, height }: Size, { base, rate, factor }: Rates): PricedSize => ({
  width,
  height,
  unit_price: width === CUSTOM ? null : Math.round((base + rate * width * height) * factor),
})

/** What an image's cheapest size costs, custom ones aside; null when it has none. */
export const findLeastPrice = (
  { substrates, substrate_sizes }: ContentItem,
  general: readonly LeastPrice[],
): number | null => {
  let least: number | null = null
  for (const offer of general) {
    if (!substrates.includes(offer.substrate)) continue
    const own = substrate_sizes[offer.substrate]?.map((size) => priceOwnSize(size, offer).unit_price)
    for (const price of own ?? [offer.unit_price])
      if (price !== null && (least === null || price < least)) least = price
  }
  return least
}
