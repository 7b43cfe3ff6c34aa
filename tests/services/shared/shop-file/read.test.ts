import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '#services/shared/settings.ts'
import { readShopFile, ShopFileError } from '#services/shared/shop-file/read.ts'
import { createFolder } from '#tests/support/services/settings.ts'

/** Makes an owner's folder with this in its shop.json. */
function makeShop(content: unknown): string {
  const folder = createFolder()
  writeFileSync(join(folder, 'shop.json'), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}

const read = (content: unknown) => readShopFile(makeShop(content))

test('without a file the owner has changed nothing', () => {
  expect(readShopFile(createFolder())).toEqual({})
  expect(readShopFile(join(createFolder(), 'none'))).toEqual({})
})

test('money is typed in dollars, with or without quotes, and is cents', () => {
  const shipping = { base: '9.5', freeAbove: 500 }
  const prices = { print: { base: '23.50', perSquareInch: 0.07 } }
  expect(read({ prices, shipping })).toEqual({
    prices: { print: { base: 2_350, perSquareInch: 7 } },
    shipping: { base: 950, freeAbove: 50_000 },
  })
})

// In binary, 1.15 × 100 and 8.2 × 100 are a little less and a little more than whole.
test.each([
  ['1.15', 115],
  [8.2, 820],
  ['0.07', 7],
  ['9999.99', 999_999],
])('%s dollars are exactly %i cents', (base, cents) => {
  expect(read({ prices: { print: { base } } }).prices?.print?.base).toBe(cents)
})

describe('a wrong value is refused by its path and in words', () => {
  test.each([
    [{ prices: { print: { base: '0' } } }, 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [{ prices: { print: { base: -1 } } }, 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [{ prices: { print: { base: '1.234' } } }, 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [{ prices: { print: { base: '1e3' } } }, 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [{ prices: { print: { base: true } } }, 'prices.print.base: must be 0.01 to 10,000.00 dollars'],
    [{ prices: { print: { cost: 1 } } }, 'prices.print.cost: is not known'],
    [{ prices: { vinyl: {} } }, 'prices.vinyl: is not known'],
    [{ brnad: {} }, 'brnad: is not known'],
    [{ brand: { name: ' ' } }, 'brand.name: must be one line of 1 to 60 characters'],
    [{ brand: { name: 'a\nb' } }, 'brand.name: must be one line of 1 to 60 characters'],
    [{ tiers: { 2: 0 } }, 'tiers.2: must be 0.1 to 100, with at most 2 decimals'],
    [
      { discounts: [{ quantity: 10, percent: 95 }] },
      'discounts.0.percent: must be 0 to 90, without decimals',
    ],
    [
      {
        discounts: [
          { quantity: 10, percent: 5 },
          { quantity: 10, percent: 6 },
        ],
      },
      'discounts: must have each quantity once',
    ],
    [
      { shipping: { zones: { canada: { percent: 0 } } } },
      'shipping.zones.canada.percent: must be 1 to 1,000',
    ],
    [{ tax: { me: { rate: 5 } } }, 'tax.me: must be two letters of a state'],
    [{ tax: { ME: { rate: 31 } } }, 'tax.ME.rate: must be 0 to 30, with at most 3 decimals'],
    [{ colors: { accent: 'teal' } }, 'colors.accent: must be a color such as #1f4d5c'],
    [{ logo: '../secret.png' }, 'logo: must be the name of an SVG or PNG file beside shop.json'],
    [[], 'it: '],
    ['{', 'is not JSON'],
  ])('%j', (content, words) => {
    expect(() => read(content)).toThrow(ShopFileError)
    expect(() => read(content)).toThrow(words)
  })

  test('and all wrong values are told at once', () => {
    const both = { brand: { phone: '' }, tiers: { 1: 'x' } }
    expect(() => read(both)).toThrow(/brand\.phone: .*; tiers\.1: /)
  })
})

test('a color that cannot be read is refused once, with its least contrast and the nearest that can', () => {
  expect(() => read({ colors: { accent: '#ffcc00' } })).toThrow(
    /: colors: accent on mat has a contrast of 1\.37 to 1, and has to have 4\.5 to 1 \(WCAG AA\): try accent #876c00$/,
  )
  expect(() => read({ colors: { accent: '#f2b84b', mat: '#eef2f4' } })).toThrow(
    /: colors: accent on mat [^;]*: try accent #8a692b$/,
  )
  expect(() => read({ colors: { wall: '#e8e4da' } })).toThrow(
    /: colors: edge on wall has a contrast of 2\.73 to 1, and has to have 3 to 1 \(WCAG AA\): try wall #f1efe8$/,
  )
  expect(read({ colors: { accent: '#7A1F3D' } })).toEqual({ colors: { accent: '#7a1f3d' } })
})

describe('the settings', () => {
  const JWT_SECRET = 'x'.repeat(32)
  const brand = { name: 'Harbor Prints', phone: '207 555 0100', address: '9 Pier, Portland' }

  test('name the shop as its owner does', () => {
    expect(readSettings({ JWT_SECRET, SHOP_DIR: makeShop({ brand }) })).toMatchObject({
      ...{ brand: 'Harbor Prints', phone: '207 555 0100', postalAddress: '9 Pier, Portland' },
      mailFrom: 'Harbor Prints <hello@aquatint.test>',
    })
  })

  test('go before the file where both say something', () => {
    const settings = readSettings({ JWT_SECRET, SHOP_DIR: makeShop({ brand }), BRAND: 'Umbra' })
    expect([settings.brand, settings.phone]).toEqual(['Umbra', '207 555 0100'])
  })

  test('are refused with a wrong file, in one line that names it', () => {
    const SHOP_DIR = makeShop({ prices: { print: { base: 0 } } })
    const start = () => readSettings({ JWT_SECRET, SHOP_DIR })
    expect(start).toThrow(SettingsError)
    expect(start).toThrow(`Wrong settings: ${join(SHOP_DIR, 'shop.json')}: prices.print.base: must be`)
  })
})
