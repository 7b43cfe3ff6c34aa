import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { makeEmbeddable } from './embedding.ts'
import { createFigureLayout } from './figure-layout.ts'

/** Font files, in the order in which each letter is looked up. */
export type Typeface = readonly string[]

const INTER = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
  (subset) => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`,
)

const listFraunces = (weight: number) =>
  ['latin', 'latin-ext', 'vietnamese'].map(
    (subset) => `@fontsource/fraunces/files/fraunces-${subset}-${weight}-normal.woff2`,
  )

/** The shop's own typefaces first; Inter has the letters that they lack. */
export const SANS: Typeface = INTER
export const SERIF: Typeface = [...listFraunces(600), ...INTER]

/** Stands for a letter that no typeface has. */
export const MISSING = '?'

export interface Run {
  file: string
  text: string
  /** True when no typeface has these letters. */
  isMissing: boolean
}

/**
 * Splits a text by font: each run by the first file that has its letters, and {@link MISSING} where none has.
 */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const found = fileWith(letter, typeface)
    // A mark that no typeface has joins the letter before it.
    if (!found && /[\p{M}\p{C}]/u.test(letter)) continue
    const run = found
      ? { file: found, text: letter, isMissing: false }
      : { file: fileOf(MISSING, typeface), text: MISSING, isMissing: true }
    const last = runs.at(-1)
    if (last?.file === run.file && last.isMissing === run.isMissing) last.text += run.text
    else runs.push(run)
  }
  return runs
}

const opened = new Map<string, Font>()

/** Opens each font once for all documents: reading one takes longer than setting a page in it. */
export function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = openSync(createRequire(import.meta.url).resolve(file))
  if (!('layout' in font)) throw new TypeError(`${file} is a collection of fonts`)
  opened.set(file, makeEmbeddable(leaveOutAlternates(font)))
  return font
}

/**
 * Has no letter change its shape by those beside it, as an arrow does: looking for such letters takes two
 * thirds of the time of a page.
 */
function leaveOutAlternates(font: Font): Font {
  const layout = font.layout.bind(font)
  const figures = createFigureLayout((letter) => layout(letter, { tnum: true, calt: false }))
  font.layout = (text, features = [], ...rest) => {
    const wanted = Array.isArray(features)
      ? Object.fromEntries(features.map((each) => [each, true]))
      : features
    return wanted.tnum ? figures(text) : layout(text, { ...wanted, calt: false }, ...rest)
  }
  return font
}

const fileWith = (letter: string, typeface: Typeface): string | undefined =>
  typeface.find((file) => open(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

function fileOf(letter: string, typeface: Typeface): string {
  const file = fileWith(letter, typeface)
  if (!file) throw new Error(`No typeface has ${letter}`)
  return file
}
