import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/** These fonts come with the shop; the machine may have none. */
const FRAUNCES = listSubsets('@fontsource/fraunces/files/fraunces-*-400-normal.woff2', [
  'latin',
  'latin-ext',
  'vietnamese',
])
const INTER = listSubsets('@fontsource-variable/inter/files/inter-*-wght-normal.woff2', [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
])

/** Files in the order in which a character is looked up. */
export type Typeface = readonly string[]
export const SERIF: Typeface = [...FRAUNCES, ...INTER]
export const SANS: Typeface = INTER

/** Outlines at size one, with the baseline at 0 and y upwards. */
export interface Outline {
  advance: number
  d: string
}

/** Stands for a character without a glyph. */
const DASH = { advance: 0.56, low: 0.22, high: 0.27 }

/** Answers a word's outlines; a character that no font has becomes a dash. */
export function outlineOf(word: string, typeface: Typeface): Outline {
  let [d, advance] = ['', 0]
  for (const { text, font } of runsOf(word, typeface)) {
    const drawn = font ? write(text, font, advance) : drawDash([...text].length, advance)
    d += drawn.d
    advance += drawn.advance
  }
  return { d, advance }
}

function write(text: string, font: Font, from: number): Outline {
  const run = font.layout(text)
  const scale = 1 / font.unitsPerEm
  let [d, x] = ['', 0]
  for (const [i, glyph] of run.glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[i] ?? {}
    d += glyph.path
      .translate(x + xOffset, yOffset)
      .scale(scale, scale)
      .translate(from, 0)
      .toSVG()
    x += xAdvance
  }
  return { d, advance: x * scale }
}

function drawDash(characters: number, from: number): Outline {
  const wide = characters * DASH.advance
  return {
    d: `M${from + 0.04} ${DASH.low}H${from + wide - 0.04}V${DASH.high}H${from + 0.04}Z`,
    advance: wide,
  }
}

interface Run {
  text: string
  /** Null where no font has the characters. */
  font: Font | null
}

function runsOf(word: string, typeface: Typeface): Run[] {
  const runs: Run[] = []
  for (const character of word.normalize('NFC')) {
    const font = findFont(character, typeface)
    if (!font && /[\p{M}\p{C}]/u.test(character)) continue
    const last = runs.at(-1)
    if (last && last.font === font) last.text += character
    else runs.push({ text: character, font })
  }
  return runs
}

const opened = new Map<string, Font>()

function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = openSync(createRequire(import.meta.url).resolve(file))
  if (!('layout' in font)) throw new TypeError(`${file} is a collection of fonts`)
  opened.set(file, font)
  return font
}

function findFont(character: string, typeface: Typeface): Font | null {
  const codePoint = character.codePointAt(0) ?? 0
  for (const file of typeface) {
    const font = open(file)
    if (font.hasGlyphForCodePoint(codePoint)) return font
  }
  return null
}

function listSubsets(pattern: string, names: readonly string[]): string[] {
  return names.map((name) => pattern.replace('*', name))
}
