/** What an image can be had in, lengths in inches. */
export interface Sized {
  substrates: readonly string[]
  /** The image's own sizes by substrate, where the standard ones do not apply. */
  ownSizes: Readonly<Record<string, readonly unknown[]>>
  /** The largest print. */
  print: { width: number; height: number }
}

/** The long edge of the smallest standard size (design.md section 6, Sizes). */
export const SMALLEST_LONG_EDGE = 12

/** Tells whether an image can be had in any size. */
export const hasSize = ({ substrates, ownSizes, print }: Sized): boolean =>
  substrates.some((substrate) => {
    const own = ownSizes[substrate]
    return own ? own.length > 0 : isLargeEnough(print)
  })

const isLargeEnough = ({ width, height }: Sized['print']): boolean =>
  Math.max(width, height) >= SMALLEST_LONG_EDGE && Math.min(width, height) >= 1
