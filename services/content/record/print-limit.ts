import { type Extent, longestEdgeOf } from './extent.ts'

/** Pixels that a print needs along an inch. */
const PIXELS_AN_INCH = 150
/** Inches. */
const LONGEST = 120

/** Computes the largest print of a picture, in whole inches, at least one (design.md section 6, Uploads). */
export function largestPrintOf(pixels: Extent): Extent {
  const edge = Math.min(LONGEST, Math.floor(longestEdgeOf(pixels) / PIXELS_AN_INCH))
  const scale = Math.max(1, edge) / longestEdgeOf(pixels)
  const toInches = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: toInches(pixels.width), height: toInches(pixels.height) }
}
