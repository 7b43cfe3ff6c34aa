/**
 * These rules fill in what a row does not say (docs/catalogue-rules.md); the same row always gives the same
 * image.
 */

import type { Color, ImageType, Orientation, Style, Substrate } from '#services/shared/vocabulary.ts'
import { wordsOf } from '../index/words.ts'
import { type Extent, longestEdgeOf } from '../record/extent.ts'
import type { People } from '../record/image-record.ts'
import { LONGEST_PRINT, largestPrintOf, scaleTo } from '../record/print.ts'
import type { CatalogueRow } from './row.ts'
import {
  COLOR_WORDS,
  IN_COLOR_WORDS,
  MONOCHROME_WORDS,
  PEOPLE_WORDS,
  PHOTOGRAPHY_WORDS,
  STYLE_WORDS,
} from './rule-words.ts'

export type Words = ReadonlySet<string>

/** Gathers the words of title, keywords and medium, and not of the caption, which names donors and funds. */
export const describingWordsOf = ({ title, keywords, medium }: CatalogueRow): Words =>
  new Set([title ?? '', ...(keywords ?? []), medium ?? ''].flatMap(wordsOf))

const saysAny = (words: Words, any: readonly string[] = []): boolean => any.some((word) => words.has(word))

const findSpoken = <T extends string>(words: Words, lists: Partial<Record<T, readonly string[]>>): T[] =>
  (Object.entries(lists) as [T, readonly string[]][])
    .filter(([, any]) => saysAny(words, any))
    .map(([name]) => name)

export function chooseColors(words: Words): Color[] {
  const colors = findSpoken<Color>(words, COLOR_WORDS)
  const isMonochrome = saysAny(words, MONOCHROME_WORDS) && !saysAny(words, IN_COLOR_WORDS)
  if (isMonochrome) colors.unshift('black and white')
  return colors.length > 0 ? colors : ['neutral']
}

export function chooseStyles(words: Words): Style[] {
  const styles = findSpoken<Style>(words, STYLE_WORDS)
  return styles.length > 0 ? styles : ['full frame']
}

export const choosePeople = (words: Words): People => (saysAny(words, PEOPLE_WORDS) ? 'with' : 'without')

export const chooseType = (words: Words): ImageType =>
  saysAny(words, PHOTOGRAPHY_WORDS) ? 'photography' : 'fine art'

/**
 * The largest print is three times the work, and ten feet at most; without any size, one that suits the
 * orientation.
 */
const ENLARGED = 3
const BY_ORIENTATION: Record<Orientation, Extent> = {
  vertical: { width: 27, height: 36 },
  horizontal: { width: 36, height: 27 },
  square: { width: 36, height: 36 },
  panoramic: { width: 60, height: 24 },
}

/**
 * Computes the largest print in inches: of a picture by its pixels, else by what the row says of the work.
 */
export function computeLargestPrint(row: CatalogueRow, picture: Extent | null): Extent {
  const said = readPrint(row)
  return picture ? largestPrintOf(picture, said) : (said ?? BY_ORIENTATION[row.orientation ?? 'vertical'])
}

function readPrint({ max_width, max_height, width_in, height_in }: CatalogueRow): Extent | null {
  if (max_width && max_height) return { width: max_width, height: max_height }
  if (!width_in || !height_in) return null
  const work = { width: width_in, height: height_in }
  return scaleTo(work, Math.min(LONGEST_PRINT, longestEdgeOf(work) * ENLARGED))
}

/** Prices larger works higher. */
export function choosePrice(print: Extent): number {
  const edge = longestEdgeOf(print)
  if (edge < 24) return 1
  if (edge < 48) return 2
  return edge < 72 ? 3 : 4
}

const EVERY_SIZE: readonly Substrate[] = ['print', 'canvas', 'aluminum', 'acrylic']
const LARGE: readonly Substrate[] = ['acoustic panel', 'mural', 'window film']

export const chooseSubstrates = (print: Extent): readonly Substrate[] =>
  longestEdgeOf(print) < 48 ? EVERY_SIZE : [...EVERY_SIZE, ...LARGE]

const PIXELS_AN_INCH = 100

/** Answers the megapixels that the largest print needs, or that the picture has. */
export function chooseMegapixels(print: Extent, picture: Extent | null): number {
  const pixels = picture
    ? picture.width * picture.height
    : print.width * print.height * PIXELS_AN_INCH * PIXELS_AN_INCH
  return Math.round(pixels / 100_000) / 10
}
