import type { Substrate } from '#services/shared/vocabulary.ts'

/** What one substrate costs and how large it can be made. Money in cents, lengths in inches. */
export interface SubstratePrice {
  label: string
  /** Per piece, whatever its size. */
  base: number
  /** Per square inch. */
  rate: number
  /** Largest sheet, laid either way. */
  sheet: { long: number; short: number }
  /** Per square foot. */
  shippingRate: number
}

/** Our prices (design.md section 6, Price, Volume discount, Shipping); an owner may set others (book.ts). */
export const SUBSTRATE_PRICES: Readonly<Record<Substrate, SubstratePrice>> = {
  print: { label: 'Print', base: 2100, rate: 9, sheet: { long: 120, short: 60 }, shippingRate: 60 },
  canvas: { label: 'Canvas', base: 4400, rate: 22, sheet: { long: 96, short: 54 }, shippingRate: 140 },
  aluminum: { label: 'Aluminum', base: 6400, rate: 32, sheet: { long: 96, short: 48 }, shippingRate: 210 },
  acrylic: { label: 'Acrylic', base: 8000, rate: 42, sheet: { long: 96, short: 48 }, shippingRate: 320 },
  'acoustic panel': {
    label: 'Acoustic Panel',
    base: 9600,
    rate: 26,
    sheet: { long: 96, short: 48 },
    shippingRate: 260,
  },
  mural: { label: 'Mural', base: 3000, rate: 7, sheet: { long: 240, short: 120 }, shippingRate: 45 },
  'window film': {
    label: 'Window Film',
    base: 3600,
    rate: 11,
    sheet: { long: 144, short: 60 },
    shippingRate: 55,
  },
}

/** By the image's dollar signs, 1 to 4. */
export const TIER_FACTORS = { 1: 1, 2: 1.25, 3: 1.6, 4: 2 } as const
export type Tier = keyof typeof TIER_FACTORS

/** A reduction of the subtotal from so many pieces on, in whole percent. */
export interface VolumeDiscount {
  quantity: number
  percent: number
}

/** By total quantity, the largest first. */
export const VOLUME_DISCOUNTS = [
  { quantity: 100, percent: 20 },
  { quantity: 50, percent: 15 },
  { quantity: 25, percent: 10 },
  { quantity: 10, percent: 5 },
] as const

/** In cents. Shipping is free when the goods cost more than `freeAbove`, in a zone where it can be. */
export const SHIPPING = { base: 950, freeAbove: 50_000 } as const

export interface ShippingZone {
  /** Percent of the price within the contiguous United States. */
  percent: number
  canBeFree: boolean
}

/**
 * The zones that we ship to. Without an address, shipping is estimated as for the contiguous United States.
 */
export const SHIPPING_ZONES = {
  contiguous: { percent: 100, canBeFree: true },
  /** Alaska, Hawaii, the territories and the armed forces abroad. */
  beyond: { percent: 160, canBeFree: false },
  canada: { percent: 135, canBeFree: false },
} as const satisfies Record<string, ShippingZone>

/** The states and territories of the zone `beyond`, as the post of the United States writes them. */
export const BEYOND_REGIONS: readonly string[] = [
  ...['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI'],
  ...['AA', 'AE', 'AP'],
]
