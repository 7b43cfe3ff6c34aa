import { SMALLEST_LONG_EDGE } from '#machines/lifecycles/print-size.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { type Extent, longestEdgeOf } from './extent.ts'

/** Of pixels in a print, and its longest edge in inches (design.md section 6, Uploads). */
export const PIXELS_AN_INCH = 150
export const LONGEST_PRINT = 120

/**
 * Computes the largest print of a picture, in whole inches and of at least one: what its pixels give, and no
 * more than `said`, where somebody says how large it may be. Its ratio is the picture's.
 */
export function largestPrintOf(pixels: Extent, said: Extent | null): Extent {
  const most = said ? longestEdgeOf(said) : LONGEST_PRINT
  return scaleTo(pixels, Math.floor(Math.min(longestEdgeOf(pixels) / PIXELS_AN_INCH, LONGEST_PRINT, most)))
}

/** Scales to whole inches, at least one. */
export function scaleTo(extent: Extent, edge: number): Extent {
  const scale = edge / longestEdgeOf(extent)
  const toInches = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: toInches(extent.width), height: toInches(extent.height) }
}

/** Whether none of the standard sizes is small enough for it, so that selling it takes a word of its own. */
export const isSmallPrint = (print: Extent): boolean => longestEdgeOf(print) < SMALLEST_LONG_EDGE

/** Makes the largest print the one size of each substrate that an image is sold on. */
export const soleSizesOf = (
  print: Extent,
  substrates: readonly Substrate[],
): Partial<Record<Substrate, Extent[]>> =>
  Object.fromEntries(substrates.map((substrate) => [substrate, [print]]))
