import type { GlyphRun } from 'fontkit'

/**
 * Makes a layout of figures that stand at equal widths: letter by letter, each laid out once, as such figures
 * do not move together. A statement has thousands of sums, and each is another text.
 */
export function createFigureLayout(layoutLetter: (letter: string) => GlyphRun) {
  const known = new Map<string, GlyphRun>()

  const layoutOf = (letter: string): GlyphRun => {
    const run = known.get(letter) ?? layoutLetter(letter)
    known.set(letter, run)
    return run
  }

  return (text: string): GlyphRun => {
    const runs = [...text].map(layoutOf)
    const [first = layoutOf(' ')] = runs
    return Object.assign(Object.create(Object.getPrototypeOf(first)), first, {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      // Copied: pdfkit scales those that it is given.
      positions: runs.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
    })
  }
}
