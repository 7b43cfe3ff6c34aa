import fc from 'fast-check'
import { computeUnitPrice, type PricedLine } from '#services/main/pricing/rules.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'

export const substrate = fc.constantFrom(...SUBSTRATES)
export const edge = fc.integer({ min: 1, max: 240 })
export const tier = fc.constantFrom(1, 2, 3, 4) as fc.Arbitrary<1 | 2 | 3 | 4>
export const line: fc.Arbitrary<PricedLine> = fc
  .record({
    substrate,
    frame: fc.constant(null),
    width: edge,
    height: edge,
    tier,
    quantity: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 999 })),
  })
  .map(({ tier, ...rest }) => ({ ...rest, unitPrice: computeUnitPrice(rest.substrate, rest, tier) }))
export const cart = fc.array(line, { maxLength: 20 })
