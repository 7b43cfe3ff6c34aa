import type { FrameChoice } from '#machines/frame-choice.ts'

/** Inches. */
interface Size {
  width: number
  height: number
}

/** Lengths in inches. */
export interface OfferedMoulding {
  moulding: string
  label: string
  /** CSS color. */
  color: string
  /** How wide it is, seen from the front. */
  face: number
}

export interface OfferedMat {
  mat: string
  label: string
  color: string
}

/**
 * What prints can be framed in. Prices in cents, and widths of mats in inches, stand by mark: a print has
 * those of the first mark that its united inches (width + height) do not exceed.
 */
export interface Framing {
  /** The longest edge of a print that is framed, inches. */
  longest: number
  marks: readonly number[]
  mouldings: readonly OfferedMoulding[]
  mats: readonly OfferedMat[]
  matWidths: readonly number[]
  /** Of a moulding with a mat, or with none (null). */
  prices: readonly (FrameChoice & { byMark: readonly number[] })[]
}

/** What a print of some size is framed in. */
export interface Fitting {
  framing: Framing
  /** The place of its mark. */
  mark: number
}

/** Finds what prints of a size are framed in; null where they are not framed. */
export const fitFrame = (framing: Framing, { width, height }: Size): Fitting | null => {
  const mark = framing.marks.findIndex((united) => width + height <= united)
  return Math.max(width, height) > framing.longest || mark === -1 ? null : { framing, mark }
}

/** Finds what a frame costs, in cents; null where it is not offered. */
export const findFramePrice = ({ framing, mark }: Fitting, frame: FrameChoice): number | null => {
  const prices = framing.prices.find(({ moulding, mat }) => moulding === frame.moulding && mat === frame.mat)
  return prices?.byMark[mark] ?? null
}

/** Finds what a mat adds to a moulding, in cents; null where it is not offered. */
export const findMatPrice = (fitting: Fitting, { moulding, mat }: FrameChoice): number | null => {
  const whole = findFramePrice(fitting, { moulding, mat })
  const bare = findFramePrice(fitting, { moulding, mat: null })
  return whole === null || bare === null ? null : whole - bare
}

/** A frame as it is drawn; widths in inches. */
export interface DrawnFrame {
  moulding: string
  label: string
  color: string
  face: number
  mat: { color: string; width: number } | null
}

/** Tells how a frame looks; null where it is not offered. */
export const drawFrame = ({ framing, mark }: Fitting, frame: FrameChoice): DrawnFrame | null => {
  const offered = framing.mouldings.find(({ moulding }) => moulding === frame.moulding)
  if (offered === undefined) return null
  const { moulding, label, color, face } = offered
  const mat = framing.mats.find((each) => each.mat === frame.mat)
  const width = framing.matWidths[mark] ?? 0
  return { moulding, label, color, face, mat: mat ? { color: mat.color, width } : null }
}
