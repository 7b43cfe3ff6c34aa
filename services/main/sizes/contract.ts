import type { Substrate } from '#services/shared/vocabulary.ts'

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
}

export interface Dimensions {
  width: number
  height: number
}

export interface PricedSize extends Dimensions {
  /** Cents; null for the custom sentinel. */
  unit_price: number | null
}
