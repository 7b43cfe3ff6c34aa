import { bookOf } from '#services/main/pricing/book.ts'
import { DEMONSTRATION_TAXES, type StateTax } from '#services/main/pricing/tax-book.ts'
import { colorsOf } from '#services/shared/shop-file/colors.ts'
import type { ShopFile } from '#services/shared/shop-file/schema.ts'
import { readIdentity } from '#services/shared/shop-settings.ts'
import type { Tree } from './paths.ts'

/** Writes cents as an owner types them. */
export const toDollars = (cents: number): string => (cents / 100).toFixed(2)

/** Thousandths of a percent in one percent. */
const FINE = 1_000

/** The settings of the environment that go before the file. */
export type IdentitySettings = Parameters<typeof readIdentity>[0]

/** Answers all values that the shop has by a file, in the form of the file. */
export function effectiveOf(file: ShopFile, env: IdentitySettings): Record<keyof ShopFile, unknown> {
  const { brand: name, phone, postalAddress: address } = readIdentity(env, file, true)
  const { substrates, tiers, volumeDiscounts, mouldings, mats, shipping, zones, taxes } = bookOf(file)
  return {
    brand: { name, phone, address },
    logo: file.logo ?? null,
    colors: colorsOf(file.colors),
    prices: mapValues(substrates, ({ base, rate, shippingRate }) => ({
      base: toDollars(base),
      perSquareInch: toDollars(rate),
      shippingPerSquareFoot: toDollars(shippingRate),
    })),
    tiers,
    discounts: volumeDiscounts.toReversed(),
    frames: mapValues(mouldings, costOf),
    mats: mapValues(mats, costOf),
    shipping: {
      base: toDollars(shipping.base),
      freeAbove: shipping.freeAbove === null ? null : toDollars(shipping.freeAbove),
      zones,
    },
    tax: mapValues(taxes ?? DEMONSTRATION_TAXES, ({ rate, isOnShipping }: StateTax) => ({
      ...{ rate: rate / FINE, onShipping: isOnShipping },
    })),
  }
}

const costOf = ({ base, rate }: { base: number; rate: number }) => ({
  base: toDollars(base),
  perInch: toDollars(rate),
})

const mapValues = <T>(values: Readonly<Record<string, T>>, read: (value: T) => unknown): Tree =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))
