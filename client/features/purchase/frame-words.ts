import type { FrameChoice } from '#machines/frame-choice.ts'

/** What a print is framed in. */
export const frameWords = ({ moulding, mat }: FrameChoice): string =>
  `Framed in ${moulding}, ${mat ? `${mat} mat` : 'no mat'}`
