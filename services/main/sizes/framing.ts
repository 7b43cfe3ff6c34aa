import { MAT_NAMES, MOULDING_NAMES } from '#services/shared/frame-names.ts'
import { FRAMED, LONGEST_FRAMED, MATS, MOULDINGS, UNITED_INCHES } from '../pricing/frame-book.ts'
import { FRAMES, matWidthUpTo, priceFrameUpTo } from '../pricing/frames.ts'
import type { Framing } from './contract.ts'

/** What prints can be framed in, whatever the picture. */
export const describeFraming = (): Framing => ({
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
})
