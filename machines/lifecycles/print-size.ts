/** Inches. */
export interface Extent {
  width: number
  height: number
}

/** The long edge of the smallest standard size (design.md section 6, Sizes). */
export const SMALLEST_LONG_EDGE = 12

/**
 * Tells whether an image can be had in any size: its own for one of its substrates, or a standard one where
 * it has none of its own.
 */
export const hasSize = ({
  substrates,
  ownSizes,
  print,
}: {
  substrates: readonly string[]
  ownSizes: Readonly<Record<string, readonly Extent[]>>
  print: Extent
}): boolean =>
  substrates.some((substrate) => {
    const own = ownSizes[substrate]
    return own ? own.length > 0 : isLargeEnough(print)
  })

const isLargeEnough = ({ width, height }: Extent): boolean =>
  Math.max(width, height) >= SMALLEST_LONG_EDGE && Math.min(width, height) >= 1
