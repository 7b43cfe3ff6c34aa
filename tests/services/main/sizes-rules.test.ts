import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SUBSTRATE_PRICES } from '#services/main/pricing/price-book.ts'
import type { Dimensions } from '#services/main/sizes/contract.ts'
import { CUSTOM_SIZE, findCustomLimits, isOffered, listStandardSizes } from '#services/main/sizes/rules.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'

const inches = fc.double({ min: 0.5, max: 300, noNaN: true })
const image = fc.oneof(
  fc.record({ width: inches, height: inches }),
  fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }) }),
)
const sheet = fc.constantFrom(...SUBSTRATES).map((substrate) => SUBSTRATE_PRICES[substrate].sheet)

const long = (size: Dimensions) => Math.max(size.width, size.height)
const short = (size: Dimensions) => Math.min(size.width, size.height)

describe('standard sizes', () => {
  test('of a 3:2 landscape are the expected ones', () => {
    const sizes = listStandardSizes({ width: 72, height: 48 }, { long: 96, short: 48 })
    expect(sizes.map((size) => `${size.width}×${size.height}`)).toEqual([
      '12×8',
      '18×12',
      '24×16',
      '36×24',
      '48×32',
      '60×40',
      '72×48',
    ])
  })

  test('of a portrait stand upright', () => {
    expect(listStandardSizes({ width: 20, height: 30 }, { long: 96, short: 48 })).toEqual([
      { width: 8, height: 12 },
      { width: 12, height: 18 },
      { width: 16, height: 24 },
    ])
  })

  test('a sheet is turned the way that the image stands', () => {
    const sizes = listStandardSizes({ width: 100, height: 100 }, { long: 96, short: 48 })
    expect(sizes.at(-1)).toEqual({ width: 48, height: 48 })
  })

  test('an image that is too small has none', () => {
    expect(listStandardSizes({ width: 11.9, height: 8 }, { long: 96, short: 48 })).toEqual([])
    expect(findCustomLimits({ width: 11.9, height: 8 }, { long: 96, short: 48 })).toBeNull()
  })

  test('are whole inches, ascending, without a repeat', () => {
    fc.assert(
      fc.property(image, sheet, (of, on) => {
        const sizes = listStandardSizes(of, on)
        for (const size of sizes) {
          expect(Number.isInteger(size.width) && Number.isInteger(size.height)).toBe(true)
          expect(short(size)).toBeGreaterThanOrEqual(1)
        }
        const edges = sizes.map(long)
        expect(edges).toEqual([...new Set(edges)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('never exceed the image or the sheet', () => {
    fc.assert(
      fc.property(image, sheet, (of, on) => {
        for (const size of listStandardSizes(of, on)) {
          expect(size.width).toBeLessThanOrEqual(of.width)
          expect(size.height).toBeLessThanOrEqual(of.height)
          expect(long(size)).toBeLessThanOrEqual(on.long)
          expect(short(size)).toBeLessThanOrEqual(on.short)
        }
      }),
    )
  })

  test('keep the ratio to within an inch', () => {
    fc.assert(
      fc.property(image, sheet, (of, on) => {
        for (const size of listStandardSizes(of, on)) {
          const exact = Math.max(1, (long(size) * short(of)) / long(of))
          expect(Math.abs(short(size) - exact)).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('a size that may be bought', () => {
  const of = { width: 60, height: 40 }
  const on = { long: 96, short: 48 }

  test('may be any standard size and both limits of the custom one', () => {
    fc.assert(
      fc.property(image, sheet, (each, laid) => {
        const limits = findCustomLimits(each, laid)
        for (const size of listStandardSizes(each, laid)) expect(isOffered(size, each, laid)).toBe(true)
        if (limits) {
          expect(isOffered(limits.min, each, laid)).toBe(true)
          expect(isOffered(limits.max, each, laid)).toBe(true)
        }
      }),
    )
  })

  test('may be a custom one, with either edge rounded from the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 60 }), fc.integer({ min: 4, max: 40 }), (width, height) => {
        expect(isOffered({ width, height: Math.round((width * 2) / 3) }, of, on)).toBe(true)
        expect(isOffered({ width: Math.round(height * 1.5), height }, of, on)).toBe(true)
      }),
    )
  })

  test.each([
    ['another ratio', { width: 30, height: 30 }],
    ['the other way up', { width: 40, height: 60 }],
    ['beyond the largest print', { width: 63, height: 42 }],
    ['under the smallest', { width: 3, height: 2 }],
    ['half inches', { width: 22.5, height: 15 }],
    ['the custom sentinel itself', { ...CUSTOM_SIZE }],
    ['nothing', { width: 0, height: 0 }],
    ['negative', { width: -24, height: -16 }],
    ['not a number', { width: Number.NaN, height: 16 }],
  ])('may not be %s', (_, size) => {
    expect(isOffered(size, of, on)).toBe(false)
  })

  test('must be one of the image’s own sizes if it has any', () => {
    const own = [{ width: 10, height: 10 }]
    expect(isOffered({ width: 10, height: 10 }, of, on, own)).toBe(true)
    expect(isOffered({ width: 24, height: 16 }, of, on, own)).toBe(false)
    expect(isOffered({ width: 24, height: 16 }, of, on, [...own, CUSTOM_SIZE])).toBe(true)
    expect(isOffered({ width: 24, height: 16 }, of, on, [])).toBe(false)
  })
})
