import { afterEach, describe, expect, test } from 'vitest'
import { bookOf, openPriceBook, priceBook } from '#services/main/pricing/book.ts'
import { priceFrame } from '#services/main/pricing/frames.ts'
import { computeUnitPrice, findFreeShippingGap, totals } from '#services/main/pricing/rules.ts'
import { createTaxTable } from '#services/main/pricing/sales-tax.ts'

const SIZE = { width: 24, height: 18 }
const OAK = { moulding: 'natural oak', mat: 'white' } as const
const print = { substrate: 'print', frame: null, ...SIZE, quantity: 1, unitPrice: 10_000 } as const

afterEach(() => openPriceBook({}))

test('without a file the book is ours, to the last number', () => {
  const ours = priceBook()
  openPriceBook({})
  expect(priceBook()).toEqual(ours)
})

test('a price that is changed changes alone', () => {
  const book = bookOf({ prices: { print: { base: 3_150 } } })
  expect(computeUnitPrice('print', SIZE, 1, book)).toBe(3_150 + 9 * 24 * 18)
  expect(computeUnitPrice('canvas', SIZE, 1, book)).toBe(13_904)
  expect(book.substrates.print.sheet).toEqual({ long: 120, short: 60 })
})

test('the dollar signs, frames and mats are the owner’s', () => {
  const book = bookOf({
    tiers: { 4: 3 },
    frames: { 'natural oak': { base: 0, perInch: 100 } },
    mats: { white: { base: 0, perInch: 0 } },
  })
  expect(computeUnitPrice('print', SIZE, 4, book)).toBe(3 * 5_988)
  // 2 × 42 in of the print, 8 × 2 in of the mat and 8 faces of 1 in, at a dollar.
  expect(priceFrame(SIZE, OAK, book)).toBe(10_800)
})

describe('every sum of the process is of the book that it opened', () => {
  test('discounts are the owner’s list, in whatever order it is written', () => {
    openPriceBook({
      discounts: [
        { quantity: 2, percent: 50 },
        { quantity: 5, percent: 60 },
      ],
    })
    const off = (quantity: number) => totals([{ ...print, quantity }]).volumeDiscountRate
    expect([1, 2, 5].map(off)).toEqual([0, 0.5, 0.6])
    openPriceBook({ discounts: [] })
    expect(off(100)).toBe(0)
  })

  test('shipping has the owner’s base, zones and threshold', () => {
    openPriceBook({ shipping: { base: 2_000, freeAbove: 9_999, zones: { canada: { canBeFree: true } } } })
    expect(totals([{ ...print, unitPrice: 9_999 }]).shipping).toBe(2_000 + 180)
    expect(totals([print]).shipping).toBe(0)
    expect(totals([print], priceBook().zones.canada).shipping).toBe(0)
    expect(totals([print], priceBook().zones.beyond).shipping).toBe(1.6 * 2_180)
  })

  test('where shipping is never free, nobody is told how much is lacking', () => {
    openPriceBook({ shipping: { freeAbove: null } })
    expect(totals([{ ...print, unitPrice: 10_000_000 }]).shipping).toBe(1_130)
    expect(findFreeShippingGap({ quantity: 1, subtotal: 10_000, volumeDiscount: 0 })).toBeNull()
  })
})

test('tax is the owner’s whole table, and no state of ours is left in it', async () => {
  const { taxes } = bookOf({ tax: { ME: { rate: 5.125, onShipping: true } } })
  const table = createTaxTable(taxes ?? {})
  const sale = { country: 'US', net: 10_000, shipping: 1_000 }
  expect(await table.reckon({ ...sale, region: 'ME' })).toEqual({
    ...{ amount: 564, rate: 0.05125, jurisdiction: 'ME' },
  })
  expect(await table.reckon({ ...sale, region: 'CA' })).toBeNull()
  expect(bookOf({}).taxes).toBeNull()
})
