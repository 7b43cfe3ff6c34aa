import { SUBSTRATES, type Substrate } from '#services/shared/vocabulary.ts'
import { priceBook } from '../pricing/book.ts'
import { PRODUCTION_DAYS } from '../pricing/delivery-book.ts'
import type { Tier } from '../pricing/price-book.ts'
import { computeUnitPrice } from '../pricing/rules.ts'
import { SUBSTRATE_FACTS } from '../pricing/substrate-book.ts'
import type { AvailableSizes, Dimensions, SubstrateSizes } from './contract.ts'
import { describeFraming } from './framing.ts'
import { CUSTOM_SIZE, findCustomLimits, listStandardSizes } from './rules.ts'

/** Lists every substrate with the sizes that an image of these inches can be had in, and their prices. */
export const listAvailableSizes = (image: Dimensions, tier: Tier): AvailableSizes => ({
  substrates: SUBSTRATES.map((substrate) => sizesOf(substrate, image, tier)),
})

function sizesOf(substrate: Substrate, image: Dimensions, tier: Tier): SubstrateSizes {
  const { substrates, tiers } = priceBook()
  const { label, base, rate, sheet } = substrates[substrate]
  const custom = findCustomLimits(image, sheet)
  const sizes = listStandardSizes(image, sheet).map((size) => ({
    ...size,
    unit_price: computeUnitPrice(substrate, size, tier),
  }))
  return {
    substrate,
    label,
    facts: SUBSTRATE_FACTS[substrate],
    production: PRODUCTION_DAYS[substrate],
    sizes: custom ? [...sizes, { ...CUSTOM_SIZE, unit_price: null }] : sizes,
    custom,
    base,
    rate,
    factor: tiers[tier],
    framing: substrate === 'print' ? describeFraming() : null,
  }
}
