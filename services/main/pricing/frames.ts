import { MAT_NAMES, type MatName, MOULDING_NAMES, type MouldingName } from '#services/shared/frame-names.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { priceBook } from './book.ts'
import { HARDWARE, LONGEST_FRAMED, MAT_WIDTHS, MOULDINGS, UNITED_INCHES } from './frame-book.ts'

/** What a print is framed in; null for no mat. */
export interface Frame {
  moulding: MouldingName
  mat: MatName | null
}

/** Inches. */
interface Size {
  width: number
  height: number
}

const CENTS_PER_DOLLAR = 100

/** Every frame that is sold, by moulding and then by mat, none first. */
export const FRAMES: readonly Frame[] = MOULDING_NAMES.flatMap((moulding) =>
  [null, ...MAT_NAMES].map((mat) => ({ moulding, mat })),
)

/** Reads names that were sent as a frame that is sold; null for any other. */
export const findSoldFrame = (asked: { moulding: string; mat: string | null }): Frame | null =>
  FRAMES.find(({ moulding, mat }) => moulding === asked.moulding && mat === asked.mat) ?? null

/** Whether what is printed at this size can be framed. Only prints are. */
export const isFramable = (substrate: Substrate, size: Size): boolean =>
  substrate === 'print' && Math.max(size.width, size.height) <= LONGEST_FRAMED && findMark(size) !== undefined

const findMark = ({ width, height }: Size) => UNITED_INCHES.find((united) => width + height <= united)

/** Prices a frame for prints of up to so many united inches, in cents: whole dollars, rounded up once. */
export function priceFrameUpTo(united: number, { moulding, mat }: Frame, book = priceBook()): number {
  const { base, rate, face } = book.mouldings[moulding]
  const inside = 2 * united + (mat ? 8 * matWidthUpTo(united) : 0)
  const frame = base + rate * (inside + 8 * face)
  const cents = frame + (mat ? book.mats[mat].base + book.mats[mat].rate * inside : 0)
  return Math.ceil(cents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR
}

/** Inches on each side, of a print of up to so many united inches. */
export const matWidthUpTo = (united: number): number =>
  united <= MAT_WIDTHS.upTo ? MAT_WIDTHS.small : MAT_WIDTHS.large

/** How wide a mat around a print is on each side, inches. */
export const matWidthOf = (size: Size): number => matWidthUpTo(markOf(size))

/** Prices a frame of a print, in cents; the tier of the image does not count. */
export const priceFrame = (size: Size, frame: Frame, book = priceBook()): number =>
  priceFrameUpTo(markOf(size), frame, book)

/** What a print with its frame measures from outside, in inches. */
export function measureOutside({ width, height }: Size, { moulding, mat }: Frame): Size {
  const border = 2 * (MOULDINGS[moulding].face + (mat ? matWidthOf({ width, height }) : 0))
  return { width: width + border, height: height + border }
}

/** What it is hung by. */
export const hardwareOf = (size: Size): string =>
  markOf(size) <= HARDWARE.upTo ? HARDWARE.small : HARDWARE.large

/** Past the last mark, as what has been ordered may be once that is moved, the last counts. */
const markOf = (size: Size): number => findMark(size) ?? UNITED_INCHES[UNITED_INCHES.length - 1] ?? 0

/** Says what it is framed in, in words that stand on invoices and in mails too. */
export const frameWords = ({ moulding, mat }: Frame): string =>
  `Framed in ${moulding}, ${mat ? `${mat} mat` : 'no mat'}`
