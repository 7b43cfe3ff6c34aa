import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHIPPING } from '#services/main/pricing/price-book.ts'
import { computeUnitPrice, type PricedLine, totals } from '#services/main/pricing/rules.ts'
import { cart, edge, substrate, tier } from './priced-lines.ts'

describe('a unit price', () => {
  test.each([
    ['print', 5988],
    ['canvas', 13904],
    ['aluminum', 20224],
    ['acrylic', 26144],
  ] as const)('of a 24 × 18 %s is usual for an art shop', (of, cents) => {
    expect(computeUnitPrice(of, { width: 24, height: 18 }, 1)).toBe(cents)
  })

  // Spec 9.18
  test('is multiplied by its tier', () => {
    const at = (tier: 1 | 2 | 3 | 4) => computeUnitPrice('print', { width: 24, height: 18 }, tier)
    expect([at(2) / at(1), at(3) / at(1), at(4) / at(1)].map((x) => x.toFixed(2))).toEqual([
      '1.25',
      '1.60',
      '2.00',
    ])
  })

  test('is a whole positive number of cents, and grows with size and tier', () => {
    fc.assert(
      fc.property(substrate, edge, edge, tier, (of, width, height, at) => {
        const price = computeUnitPrice(of, { width, height }, at)
        expect(Number.isInteger(price) && price > 0).toBe(true)
        expect(computeUnitPrice(of, { width: width + 1, height }, at)).toBeGreaterThan(price)
        expect(computeUnitPrice(of, { width: height, height: width }, at)).toBe(price)
        if (at < 4)
          expect(computeUnitPrice(of, { width, height }, (at + 1) as typeof at)).toBeGreaterThan(price)
      }),
    )
  })
})

describe('the totals of a cart', () => {
  const prints = (quantity: number): PricedLine[] => [
    { substrate: 'print', frame: null, width: 12, height: 12, quantity, unitPrice: 1000 },
  ]

  test.each([
    [9, 0],
    [10, 0.05],
    [24, 0.05],
    [25, 0.1],
    [49, 0.1],
    [50, 0.15],
    [99, 0.15],
    [100, 0.2],
    [999, 0.2],
  ])('at quantity %i have the discount %f', (quantity, rate) => {
    const { subtotal, volumeDiscount, volumeDiscountRate } = totals(prints(quantity))
    expect(volumeDiscountRate).toBe(rate)
    expect(volumeDiscount).toBe(Math.round(subtotal * rate))
  })

  test('round the discount to the nearest cent', () => {
    const [line] = prints(10)
    const discounted = (unitPrice: number) => totals(line ? [{ ...line, unitPrice }] : []).volumeDiscount
    // 5 percent of 100.10 and of 100.20
    expect([discounted(1_001), discounted(1_002)]).toEqual([501, 501])
  })

  test('count the quantity over all lines', () => {
    expect(totals([...prints(5), ...prints(5)]).volumeDiscountRate).toBe(0.05)
  })

  test('include free shipping above the threshold, counted after the discount', () => {
    const lines = (unitPrice: number): PricedLine[] => [
      { substrate: 'print', frame: null, width: 12, height: 12, quantity: 1, unitPrice },
    ]
    expect(totals(lines(SHIPPING.freeAbove)).shipping).toBe(SHIPPING.base + 60)
    expect(totals(lines(SHIPPING.freeAbove + 1)).shipping).toBe(0)
    // 550.00 less 15 percent
    expect(totals(prints(55)).shipping).toBeGreaterThan(0)
  })

  test('of an empty cart are zero', () => {
    expect(totals([])).toEqual({
      quantity: 0,
      subtotal: 0,
      volumeDiscount: 0,
      volumeDiscountRate: 0,
      shipping: 0,
      grandTotal: 0,
    })
  })

  test('are whole, never negative, and the sum of the parts that are shown', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const sums = totals(lines)
        const { volumeDiscountRate, ...whole } = sums
        for (const value of Object.values(whole)) expect(Number.isInteger(value) && value >= 0).toBe(true)
        expect(sums.subtotal).toBe(lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0))
        expect(sums.grandTotal).toBe(sums.subtotal - sums.volumeDiscount + sums.shipping)
        expect(sums.volumeDiscount).toBeLessThanOrEqual(sums.subtotal)
        expect(volumeDiscountRate).toBeLessThanOrEqual(0.2)
      }),
    )
  })
})
