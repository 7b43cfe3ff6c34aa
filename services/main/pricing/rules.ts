import type { Substrate } from '#services/shared/vocabulary.ts'
import { type PriceBook, priceBook } from './book.ts'
import { FRAMED } from './frame-book.ts'
import { type Frame, measureOutside } from './frames.ts'
import { BEYOND_REGIONS, type ShippingZone, type Tier } from './price-book.ts'

/** The part of a cart's line that money depends on: inches, whole pieces, cents. */
export interface PricedLine {
  substrate: Substrate
  /** What it is framed in, which the unit price has in it; null for nothing. */
  frame: Frame | null
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

/**
 * Price of one piece without a frame in cents: (base + rate × square inches) × the tier's factor, rounded
 * once.
 */
export function computeUnitPrice(
  substrate: Substrate,
  size: { width: number; height: number },
  tier: Tier,
  book = priceBook(),
): number {
  const { base, rate } = book.substrates[substrate]
  return Math.round((base + rate * size.width * size.height) * book.tiers[tier])
}

/**
 * Answers the zone of an address (ISO 3166-1 and the two letters of a state or province); null where we do
 * not ship.
 */
export function findShippingZone({
  country,
  region,
}: {
  country: string
  region: string
}): ShippingZone | null {
  const { zones } = priceBook()
  if (country === 'CA') return zones.canada
  if (country !== 'US') return null
  return BEYOND_REGIONS.includes(region) ? zones.beyond : zones.contiguous
}

/**
 * Sums what the order summary shows, shipped to a zone; without one shipping is an estimate. Each part is a
 * whole number of cents, and so is every sum of them.
 */
export function totals(lines: readonly PricedLine[], zone?: ShippingZone, book = priceBook()): Totals {
  const quantity = sum(lines, (line) => line.quantity)
  const subtotal = sum(lines, (line) => line.unitPrice * line.quantity)
  const percent = book.volumeDiscounts.find((step) => quantity >= step.quantity)?.percent ?? 0
  const volumeDiscount = Math.round((subtotal * percent) / 100)
  const shipping = shippingOf(lines, subtotal - volumeDiscount, zone ?? book.zones.contiguous, book)
  return {
    quantity,
    subtotal,
    volumeDiscount,
    volumeDiscountRate: percent / 100,
    shipping,
    grandTotal: subtotal - volumeDiscount + shipping,
  }
}

/**
 * How much more the goods must cost until shipping is free, in cents: 0 once it is, null where there is
 * nothing to ship, and where it never is.
 */
export function findFreeShippingGap({
  quantity,
  subtotal,
  volumeDiscount,
}: Pick<Totals, 'quantity' | 'subtotal' | 'volumeDiscount'>): number | null {
  const { freeAbove } = priceBook().shipping
  if (quantity === 0 || freeAbove === null) return null
  return Math.max(0, freeAbove + 1 - (subtotal - volumeDiscount))
}

/** Rounds once over the whole cart, so that the order of the lines cannot change it. */
function shippingOf(
  lines: readonly PricedLine[],
  goods: number,
  zone: ShippingZone,
  { shipping: { base, freeAbove }, substrates }: PriceBook,
): number {
  const isFree = zone.canBeFree && freeAbove !== null && goods > freeAbove
  if (lines.length === 0 || isFree) return 0
  const byArea = sum(lines, ({ substrate, frame, quantity, ...size }) => {
    const rate = frame ? FRAMED.shippingRate : substrates[substrate].shippingRate
    const { width, height } = frame ? measureOutside(size, frame) : size
    return rate * width * height * quantity
  })
  const contiguous = base + byArea / SQUARE_INCHES_PER_FOOT
  return Math.round((contiguous * zone.percent) / 100)
}

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0)
