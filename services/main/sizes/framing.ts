import {
  FRAMED,
  LONGEST_FRAMED,
  MAT_NAMES,
  MATS,
  MOULDING_NAMES,
  MOULDINGS,
  UNITED_INCHES,
} from '../pricing/frame-book.ts'
import { FRAMES, matWidthUpTo, priceFrameUpTo } from '../pricing/frames.ts'
import type { Framing } from './contract.ts'

/** What prints can be framed in, whatever the picture. */
export const FRAMING: Framing = {
  longest: LONGEST_FRAMED,
  marks: UNITED_INCHES,
  mouldings: MOULDING_NAMES.map((moulding) => {
    const { label, color, face } = MOULDINGS[moulding]
    return { moulding, label, color, face }
  }),
  mats: MAT_NAMES.map((mat) => ({ mat, label: MATS[mat].label, color: MATS[mat].color })),
  mat_widths: UNITED_INCHES.map(matWidthUpTo),
  prices: FRAMES.map((frame) => ({
    ...frame,
    by_mark: UNITED_INCHES.map((united) => priceFrameUpTo(united, frame)),
  })),
  production: FRAMED.production,
}
