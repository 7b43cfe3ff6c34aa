import type { ContentItem, Size } from '#services/content/images/contract.ts'
import type { LeastPrice, PricedSize, SubstrateSizes } from '#services/main/sizes/contract.ts'
import type { SizeOption, SubstrateOption } from '../../generated/resolvers.ts'

/** The custom size (spec.md section 9). */
const CUSTOM = 999_999

/** What the image itself can be made of, its own sizes standing in for the general ones. */
export const substrateOptions = (
  { substrates, substrate_sizes }: ContentItem,
  general: SubstrateSizes[],
): SubstrateOption[] =>
  general
    .filter(({ substrate }) => substrates.includes(substrate))
    .map((offer) => toOption(offer, substrate_sizes[offer.substrate]))

/** What its cheapest size costs, custom ones aside; null when it has none. */
export const findLeastPrice = (
  { substrates, substrate_sizes }: ContentItem,
  general: readonly LeastPrice[],
): number | null => {
  let least: number | null = null
  for (const offer of general) {
    if (!substrates.includes(offer.substrate)) continue
    const own = substrate_sizes[offer.substrate]?.map((size) => priced(size, offer).unit_price)
    for (const price of own ?? [offer.unit_price])
      if (price !== null && (least === null || price < least)) least = price
  }
  return least
}

const toOption = (offer: SubstrateSizes, own: Size[] | undefined): SubstrateOption => {
  const { substrate, label, custom, base, rate, factor } = offer
  const sizes = (own ? own.map((size) => priced(size, offer)) : offer.sizes).map(toSize)
  return {
    substrate,
    label,
    sizes,
    custom:
      custom && sizes.some((size) => size.isCustom)
        ? {
            minWidth: custom.min.width,
            minHeight: custom.min.height,
            maxWidth: custom.max.width,
            maxHeight: custom.max.height,
            base,
            rate,
            factor,
          }
        : null,
  }
}

type Rates = Pick<SubstrateSizes, 'base' | 'rate' | 'factor'>

const priced = ({ width, height }: Size, { base, rate, factor }: Rates): PricedSize => ({
  width,
  height,
  unit_price: width === CUSTOM ? null : Math.round((base + rate * width * height) * factor),
})

const toSize = ({ width, height, unit_price }: PricedSize): SizeOption => ({
  width,
  height,
  isCustom: width === CUSTOM,
  unitPrice: unit_price,
})
