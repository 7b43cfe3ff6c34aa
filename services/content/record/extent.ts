import type { Orientation } from '#services/shared/vocabulary.ts'

/** Inches or pixels. */
export interface Extent {
  width: number
  height: number
}

export const longestEdgeOf = ({ width, height }: Extent): number => Math.max(width, height)

export function orientationOf({ width, height }: Extent): Orientation {
  const ratio = width / height
  if (ratio >= 2) return 'panoramic'
  if (ratio > 1.05) return 'horizontal'
  return ratio < 0.95 ? 'vertical' : 'square'
}

/** Pixels on the longer side of a proof, of which all renditions are drawn. */
export const PROOF_SIDE = 4_096

const WIDEST = 1_600
/** Nobody could see a longer strip in the grid. */
const STEEPEST = 8

/** Sizes the largest rendition: a picture's pixels, as far as its proof has them, a plate's by its ratio. */
export function renditionOf(print: Extent, picture: Extent | null): Extent {
  if (picture) {
    const scale = Math.min(1, WIDEST / picture.width, PROOF_SIDE / longestEdgeOf(picture))
    return {
      width: Math.round(picture.width * scale),
      height: Math.max(1, Math.round(picture.height * scale)),
    }
  }
  const ratio = Math.min(STEEPEST, Math.max(1 / STEEPEST, print.width / print.height))
  const scale = Math.min(WIDEST, WIDEST * ratio)
  return { width: Math.round(scale), height: Math.round(scale / ratio) }
}
