import { makeRenditionAddress } from '#client/features/media/source-set.ts'
import type { Product } from './use-product.ts'

/** The address of the least rendition of at least so many pixels, or of the largest. */
export const renditionOf = ({ template, widths, width }: Product['media'], pixels: number): string =>
  makeRenditionAddress(template, widths.find((each) => each >= pixels) ?? widths.at(-1) ?? width)
