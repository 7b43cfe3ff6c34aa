import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHIPPING, SHIPPING_ZONES, VOLUME_DISCOUNTS } from '#services/main/pricing/price-book.ts'
import { findShippingZone, type PricedLine, totals } from '#services/main/pricing/rules.ts'
import { cart, line } from './priced-lines.ts'

const zone = fc.constantFrom(...Object.values(SHIPPING_ZONES))
const RUNS = { numRuns: 1_000 }

const print = (line: Partial<PricedLine> = {}): PricedLine => ({
  substrate: 'print',
  frame: null,
  width: 12,
  height: 12,
  quantity: 1,
  unitPrice: 1_000,
  ...line,
})

describe('the destination of a project', () => {
  test.each([
    ['US', 'NY', 'contiguous'],
    ['US', 'DC', 'contiguous'],
    ['US', 'AK', 'beyond'],
    ['US', 'HI', 'beyond'],
    ['US', 'PR', 'beyond'],
    ['US', 'GU', 'beyond'],
    ['US', 'AE', 'beyond'],
    ['CA', 'ON', 'canada'],
    ['CA', 'NU', 'canada'],
  ] as const)('%s, %s is in the zone %s', (country, region, name) => {
    expect(findShippingZone({ country, region })).toBe(SHIPPING_ZONES[name])
  })

  test.each(['DE', 'MX', 'us', '', 'USA'])('with the country “%s” is in no zone', (country) => {
    expect(findShippingZone({ country, region: 'NY' })).toBeNull()
  })

  test('sets the price of shipping by its zone', () => {
    const to = (name: keyof typeof SHIPPING_ZONES) => totals([print()], SHIPPING_ZONES[name]).shipping
    // 9.50, and 0.60 for a square foot of print
    expect({ contiguous: to('contiguous'), beyond: to('beyond'), canada: to('canada') }).toEqual({
      contiguous: 1_010,
      beyond: 1_616,
      canada: 1_364,
    })
  })

  test('has free shipping above the threshold only in the contiguous United States', () => {
    const dear = [print({ unitPrice: SHIPPING.freeAbove + 1 })]
    expect(totals(dear, SHIPPING_ZONES.contiguous).shipping).toBe(0)
    expect(totals(dear, SHIPPING_ZONES.beyond).shipping).toBe(1_616)
    expect(totals(dear, SHIPPING_ZONES.canada).shipping).toBe(1_364)
  })

  test('is assumed in the contiguous United States for an estimate', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(totals(lines)).toEqual(totals(lines, SHIPPING_ZONES.contiguous))
      }),
      RUNS,
    )
  })
})

describe('for any project and destination', () => {
  test('every sum is whole and never negative, and the total is the sum of the parts that are shown', () => {
    fc.assert(
      fc.property(cart, zone, (lines, to) => {
        const { volumeDiscountRate: _, ...sums } = totals(lines, to)
        for (const value of Object.values(sums)) expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
        expect(sums.grandTotal).toBe(sums.subtotal - sums.volumeDiscount + sums.shipping)
        expect(sums.subtotal).toBe(lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0))
      }),
      RUNS,
    )
  })

  test('the order of its lines changes nothing', () => {
    const shuffled = cart.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    )
    fc.assert(
      fc.property(shuffled, zone, ([lines, other], to) => {
        expect(totals(other, to)).toEqual(totals(lines, to))
      }),
      RUNS,
    )
  })

  test('splitting a line in two changes nothing', () => {
    fc.assert(
      fc.property(cart, line, fc.integer({ min: 1, max: 998 }), zone, (others, whole, at, to) => {
        fc.pre(whole.quantity > at)
        const parts = [
          { ...whole, quantity: at },
          { ...whole, quantity: whole.quantity - at },
        ]
        expect(totals([...others, ...parts], to)).toEqual(totals([...others, whole], to))
      }),
      RUNS,
    )
  })

  test('one more piece never costs less, within one step of the discount and while shipping is not free', () => {
    const step = (quantity: number) => VOLUME_DISCOUNTS.findIndex((each) => quantity >= each.quantity)
    fc.assert(
      fc.property(cart, line, zone, (others, grows, to) => {
        const before = totals([...others, grows], to)
        const after = totals([...others, { ...grows, quantity: grows.quantity + 1 }], to)
        expect(after.subtotal).toBe(before.subtotal + grows.unitPrice)
        fc.pre(step(before.quantity) === step(after.quantity))
        const [goodsBefore, goodsAfter] = [before, after].map((sums) => sums.subtotal - sums.volumeDiscount)
        expect(goodsAfter).toBeGreaterThanOrEqual(goodsBefore ?? Infinity)
        fc.pre(after.shipping > 0)
        expect(after.grandTotal).toBeGreaterThanOrEqual(before.grandTotal)
        expect(after.shipping).toBeGreaterThanOrEqual(before.shipping)
      }),
      RUNS,
    )
  })

  test('shipping elsewhere is the estimate times the factor of its zone, to the cent', () => {
    const cheap = fc.array(
      line.map((each) => ({ ...each, unitPrice: 1 })),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(cheap, zone, (lines, to) => {
        const [estimate, there] = [totals(lines).shipping, totals(lines, to).shipping]
        // Both amounts are rounded once, so they differ by half a cent of either at most.
        expect(Math.abs(there - (estimate * to.percent) / 100)).toBeLessThanOrEqual(0.5 + to.percent / 200)
      }),
      RUNS,
    )
  })
})
