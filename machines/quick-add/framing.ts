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

/** Finds the mark of a size; null where prints of that size are not framed. */
const findMark = ({ longest, marks }: Framing, { width, height }: Size): number | null => {
  const mark = marks.findIndex((united) => width + height <= united)
  return Math.max(width, height) > longest || mark === -1 ? null : mark
}

export const isFramed = (framing: Framing, size: Size): boolean => findMark(framing, size) !== null

/** Finds what a frame costs at a size, in cents; null where it is not offered. */
export const findFramePrice = (framing: Framing, size: Size, frame: FrameChoice): number | null => {
  const mark = findMark(framing, size)
  const prices = framing.prices.find(({ moulding, mat }) => moulding === frame.moulding && mat === frame.mat)
  return mark === null ? null : (prices?.byMark[mark] ?? null)
}

/** A frame as it is drawn; widths in inches. */
export interface DrawnFrame {
  moulding: string
  label: string
  color: string
  face: number
  mat: { color: string; width: number } | null
}

/** Tells how a frame looks around a print of a size; null where it is not offered. */
export const drawFrame = (framing: Framing, size: Size, frame: FrameChoice): DrawnFrame | null => {
  const mark = findMark(framing, size)
  const offered = framing.mouldings.find(({ moulding }) => moulding === frame.moulding)
  if (mark === null || offered === undefined) return null
  const { moulding, label, color, face } = offered
  const mat = framing.mats.find((each) => each.mat === frame.mat)
  const width = framing.matWidths[mark] ?? 0
  return { moulding, label, color, face, mat: mat ? { color: mat.color, width } : null }
}
