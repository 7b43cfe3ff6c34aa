import type { ContentItem, Size } from '#services/content/images/contract.ts'
import type { Framing, PricedSize, SubstrateSizes } from '#services/main/sizes/contract.ts'
import type { Framing as FramingOption, SizeOption, SubstrateOption } from '../../generated/resolvers.ts'
import { CUSTOM, priceOwnSize } from './own-sizes.ts'

/** What the image itself can be made of, its own sizes standing in for the general ones. */
export const substrateOptions = (
  { substrates, substrate_sizes }: ContentItem,
  general: SubstrateSizes[],
): SubstrateOption[] =>
  general
    .filter(({ substrate }) => substrates.includes(substrate))
    .map((offer) => toOption(offer, substrate_sizes[offer.substrate]))

const toOption = (offer: SubstrateSizes, own: Size[] | undefined): SubstrateOption => {
  const { substrate, label, facts, production, custom, base, rate, factor, framing } = offer
  const sizes = (own ? own.map((size) => priceOwnSize(size, offer)) : offer.sizes).map(toSize)
  return {
    substrate,
    label,
    facts,
    production,
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
    framing: framing && toFraming(framing),
  }
}

const toFraming = ({ mat_widths, prices, marks, ...same }: Framing): FramingOption => ({
  ...same,
  marks: [...marks],
  matWidths: mat_widths,
  prices: prices.map(({ by_mark, ...frame }) => ({ ...frame, byMark: by_mark })),
})

const toSize = ({ width, height, unit_price }: PricedSize): SizeOption => ({
  width,
  height,
  isCustom: width === CUSTOM,
  unitPrice: unit_price,
})
