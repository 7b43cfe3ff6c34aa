import type { MatName, MouldingName } from '#services/shared/frame-names.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import type { SubstrateFacts } from '../pricing/substrate-book.ts'

/**
 * GET /api/v1/availablesizes/?w=&h=&price= → 200 {@link AvailableSizes}.
 * w and h are the image's largest print in inches; price (1 to 4, default 1) is its tier.
 */
export interface AvailableSizes {
  substrates: SubstrateSizes[]
}

export interface SubstrateSizes {
  substrate: Substrate
  label: string
  /** What it is, in words; its depth in inches. */
  facts: SubstrateFacts
  /** Business days until what is ordered of it leaves the studio. */
  production: { from: number; to: number }
  /** Ascending, the custom sentinel (999999 × 999999) last; empty when the image is too small for it. */
  sizes: PricedSize[]
  /** Limits of a custom size, inches; null when there are no sizes. */
  custom: { min: Dimensions; max: Dimensions } | null
  /** For the live price of a custom size in cents: base + rate × square inches, times the tier's factor. */
  base: number
  rate: number
  factor: number
  /** What a print of it can be framed in; null for what is not framed. */
  framing: Framing | null
}

/**
 * Frames and mats, the same for every picture. Prices in cents of a frame alone, and widths of mats in
 * inches, stand by mark: a size has those of the first mark that its width + height does not exceed.
 */
export interface Framing {
  /** Longest edge of a print that is framed, inches. */
  longest: number
  marks: readonly number[]
  /** `color` stands for it on screens (CSS); `face` is its width seen from the front, inches. */
  mouldings: { moulding: MouldingName; label: string; color: string; face: number }[]
  mats: { mat: MatName; label: string; color: string }[]
  /** On each side. */
  mat_widths: number[]
  prices: { moulding: MouldingName; mat: MatName | null; by_mark: number[] }[]
  /** Business days until what is framed leaves the studio. */
  production: { from: number; to: number }
}

export interface Dimensions {
  width: number
  height: number
}

export interface PricedSize extends Dimensions {
  /** Cents; null for the custom sentinel. */
  unit_price: number | null
}

/**
 * GET /api/v1/leastprices/?of=36x24@2,12.5x18@1 → 200 {@link LeastPrices}.
 * Each is an image's largest print, width x height in inches, at its tier (1 to 4); 1 to 100 of them.
 */
export interface LeastPrices {
  /** In the order asked, each by substrate in the house's order. */
  results: LeastPrice[][]
}

/** With what sizes of an image's own are priced by, as in {@link SubstrateSizes}. */
export interface LeastPrice extends Pick<SubstrateSizes, 'substrate' | 'base' | 'rate' | 'factor'> {
  /** Of the cheapest standard size, cents; null when the image is too small for any. */
  unit_price: number | null
}
