import type { Substrate } from '#services/shared/vocabulary.ts'
import { SHIPPING, SUBSTRATE_PRICES, TIER_FACTORS, type Tier, VOLUME_DISCOUNTS } from './price-book.ts'

/** A line of a cart as far as money goes: inches, whole pieces, cents. */
export interface PricedLine {
  substrate: Substrate
  width: number
  height: number
  quantity: number
  unitPrice: number
}

/** Cents; the rate is a fraction. `subtotal - volumeDiscount + shipping` is `grandTotal`. */
export interface Totals {
  quantity: number
  subtotal: number
  volumeDiscount: number
  volumeDiscountRate: number
  shipping: number
  grandTotal: number
}

const SQUARE_INCHES_PER_FOOT = 144

/** Price of one piece in cents: (base + rate × square inches) × the tier's factor, rounded once. */
export function unitPrice(substrate: Substrate, size: { width: number; height: number }, tier: Tier): number {
  const { base, rate } = SUBSTRATE_PRICES[substrate]
  return Math.round((base + rate * size.width * size.height) * TIER_FACTORS[tier])
}

/** What the order summary shows. Each part is a whole number of cents, and so is every sum of them. */
export function totals(lines: readonly PricedLine[]): Totals {
  const quantity = sum(lines, (line) => line.quantity)
  const subtotal = sum(lines, (line) => line.unitPrice * line.quantity)
  const percent = VOLUME_DISCOUNTS.find((step) => quantity >= step.quantity)?.percent ?? 0
  const volumeDiscount = Math.round((subtotal * percent) / 100)
  const shipping = shippingOf(lines, subtotal - volumeDiscount)
  return {
    quantity,
    subtotal,
    volumeDiscount,
    volumeDiscountRate: percent / 100,
    shipping,
    grandTotal: subtotal - volumeDiscount + shipping,
  }
}

/** Rounded once over the whole cart, so that the order of the lines cannot change it. */
function shippingOf(lines: readonly PricedLine[], goods: number): number {
  if (lines.length === 0 || goods > SHIPPING.freeAbove) return 0
  const byArea = sum(lines, (line) => {
    return SUBSTRATE_PRICES[line.substrate].shippingRate * line.width * line.height * line.quantity
  })
  return SHIPPING.base + Math.round(byArea / SQUARE_INCHES_PER_FOOT)
}

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0)
