import { SMALLEST_LONG_EDGE } from '#machines/lifecycles/print-size.ts'
import type { Dimensions } from './contract.ts'

/**
 * The sizes that an image can be had in (design.md section 6, Sizes), in inches. An image keeps its ratio in
 * every size, to the whole inch, and no size exceeds the image's largest print or the substrate's largest
 * sheet.
 */

/** The largest sheet of a substrate, laid either way. */
export interface Sheet {
  long: number
  short: number
}

/** Stands for "custom" in a list of sizes (spec.md section 9). */
export const CUSTOM_SIZE: Readonly<Dimensions> = { width: 999_999, height: 999_999 }

const LONG_EDGES = [SMALLEST_LONG_EDGE, 18, 24, 36, 48, 60, 72]
const SMALLEST_CUSTOM_LONG_EDGE = 6
const ROUNDING = 0.5 + 1e-9

/** Lists the standard sizes, ascending, without the custom one; empty when the image is too small for any. */
export function listStandardSizes(image: Dimensions, sheet: Sheet): Dimensions[] {
  const shape = shapeOf(image, sheet)
  return LONG_EDGES.filter((long) => long <= shape.longest && shape.shortest >= 1).map(shape.withLongEdge)
}

/** Answers the limits of a custom size; null when there is no standard size either. */
export function findCustomLimits(
  image: Dimensions,
  sheet: Sheet,
): { min: Dimensions; max: Dimensions } | null {
  if (listStandardSizes(image, sheet).length === 0) return null
  const { longest, withLongEdge } = shapeOf(image, sheet)
  return { min: withLongEdge(SMALLEST_CUSTOM_LONG_EDGE), max: withLongEdge(Math.floor(longest)) }
}

/**
 * Tells whether a size may be bought: a standard one, or a custom one within its limits that keeps the ratio.
 * `own` are the image's own sizes for the substrate, which replace the standard ones.
 */
export function isOffered(size: Dimensions, image: Dimensions, sheet: Sheet, own?: Dimensions[]): boolean {
  if (own?.some((each) => isEqual(each, size) && !isEqual(each, CUSTOM_SIZE))) return true
  if (own && !own.some((each) => isEqual(each, CUSTOM_SIZE))) return false
  const limits = findCustomLimits(image, sheet)
  return limits !== null && isWithin(size, limits) && keepsRatio(size, image, sheet)
}

/** Either edge may be the requested one, and the other the rounded one. Standard sizes pass too. */
function keepsRatio(size: Dimensions, image: Dimensions, sheet: Sheet): boolean {
  const rounded = shapeOf(image, sheet).withLongEdge(Math.max(size.width, size.height))
  const width = (size.height * image.width) / image.height
  const height = (size.width * image.height) / image.width
  const [asked, exact] = image.width >= image.height ? [size.width, width] : [size.height, height]
  return isEqual(rounded, size) || Math.abs(asked - exact) <= ROUNDING
}

function isWithin(size: Dimensions, { min, max }: { min: Dimensions; max: Dimensions }): boolean {
  return (
    Number.isInteger(size.width) &&
    Number.isInteger(size.height) &&
    size.width >= min.width &&
    size.height >= min.height &&
    size.width <= max.width &&
    size.height <= max.height
  )
}

function shapeOf(image: Dimensions, sheet: Sheet) {
  const landscape = image.width >= image.height
  const [long, short] = landscape ? [image.width, image.height] : [image.height, image.width]
  const shortest = Math.floor(Math.min(short, sheet.short))
  return {
    // Multiply before dividing, so that a whole inch stays one.
    longest: Math.min(long, sheet.long, (sheet.short * long) / short),
    shortest,
    withLongEdge(edge: number): Dimensions {
      const other = Math.min(Math.max(1, Math.round((edge * short) / long)), shortest)
      return landscape ? { width: edge, height: other } : { width: other, height: edge }
    },
  }
}

const isEqual = (a: Dimensions, b: Dimensions): boolean => a.width === b.width && a.height === b.height
