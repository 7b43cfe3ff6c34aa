import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basesOf, royaltyOf, shareDiscount } from '#services/main/royalties/shares.ts'

const RUNS = { numRuns: 10_000 }

const lines = fc
  .array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 })
  .map((totals) => totals.map((total, index) => ({ id: index + 1, total })))
const percent = fc.constantFrom(0, 5, 10, 15, 20)
const discountOf = (sold: readonly { total: number }[], rate: number) =>
  Math.round((sold.reduce((sum, { total }) => sum + total, 0) * rate) / 100)

describe('a discount', () => {
  test('of 5% on three lines of $33.33 is 167 + 167 + 166 (failure 22)', () => {
    const sold = [3, 1, 2].map((id) => ({ id, total: 3_333 }))
    expect(shareDiscount(500, sold)).toEqual(
      new Map([
        [3, 166],
        [1, 167],
        [2, 167],
      ]),
    )
    expect([...basesOf(500, sold).values()]).toEqual([3_167, 3_166, 3_166])
  })

  test('goes to the largest remainders first, however the lines stand', () => {
    const sold = [
      { id: 1, total: 100 },
      { id: 2, total: 250 },
      { id: 3, total: 149 },
    ]
    expect([...shareDiscount(25, sold).values()]).toEqual([5, 13, 7])
    expect(shareDiscount(25, sold.toReversed())).toEqual(shareDiscount(25, sold))
  })

  test('of nothing, or on lines that cost nothing, is shared too', () => {
    expect([...shareDiscount(0, [{ id: 1, total: 5 }]).values()]).toEqual([0])
    expect([...shareDiscount(0, [{ id: 1, total: 0 }]).values()]).toEqual([0])
  })

  test('is shared to the cent, with no share below 0 or above its line, in any order of lines (I5)', () => {
    fc.assert(
      fc.property(lines, percent, fc.integer(), (sold, rate, turn) => {
        const discount = discountOf(sold, rate)
        const shares = shareDiscount(discount, sold)
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(discount)
        for (const { id, total } of sold) {
          expect(shares.get(id)).toBeGreaterThanOrEqual(0)
          expect(shares.get(id)).toBeLessThanOrEqual(total)
        }
        const at = Math.abs(turn) % sold.length
        const turned = [...sold.slice(at), ...sold.slice(0, at)]
        expect([...shareDiscount(discount, turned)].sort(([a], [b]) => a - b)).toEqual([...shares])
      }),
      RUNS,
    )
  })
})

describe('a royalty', () => {
  test.each([
    [5, 1_000, 1],
    [4, 1_000, 0],
    [15, 1_000, 2],
    [3_166, 1_000, 317],
    [3_165, 1_000, 317],
    [3_164, 1_000, 316],
    [0, 1_000, 0],
    [999_999_999, 10_000, 999_999_999],
  ])('of %i cents at %i hundredths of a percent is %i, half up', (base, rate, royalty) => {
    expect(royaltyOf(base, rate)).toBe(royalty)
  })

  test('is within half a cent of the exact one, and splitting a line moves a cent a piece at most (I6)', () => {
    const base = fc.integer({ min: 0, max: 1_000_000_000 })
    const rate = fc.integer({ min: 0, max: 10_000 })
    const pieces = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(base, rate, pieces, (whole, bp, count) => {
        const royalty = royaltyOf(whole, bp)
        // Twice the difference, in ten-thousandths of a cent.
        expect(Math.abs(2 * (royalty * 10_000 - whole * bp))).toBeLessThanOrEqual(10_000)
        const part = Math.floor(whole / count)
        const split = royaltyOf(part, bp) * (count - 1) + royaltyOf(whole - part * (count - 1), bp)
        expect(Math.abs(split - royalty)).toBeLessThanOrEqual(count)
      }),
      RUNS,
    )
  })
})
