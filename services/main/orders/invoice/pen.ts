import { open, type Run, runsOf, type Typeface } from './typefaces.ts'

/** How a text looks; its size is in points. */
export interface Style {
  face: Typeface
  size: number
  color: string
  /** Makes all figures equally wide, so that sums line up. */
  isTabular?: boolean
}

/** Sets text on the pages of a document, with coordinates in points from the left and the top. */
export interface Pen {
  /** Writes one line on its baseline; with `right` it ends at `x`. */
  write(text: string, style: Style, at: { x: number; y: number; right?: boolean }): void
  /** Breaks a text into lines no wider than `width`. */
  wrap(text: string, style: Style, width: number): string[]
  /** Tells whether some letter was in no typeface. */
  isShort(): boolean
}

/** Pass features only where needed: pdfkit caches a word's layout only without any. */
const featuresOf = ({ isTabular = false }: Style): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  isTabular ? { features: ['tnum'] } : {}

export function createPen(doc: PDFKit.PDFDocument): Pen {
  const registered = new Set<string>()
  let isShort = false

  const set = (file: string, size: number) => {
    // pdfkit also takes opened fonts, but its types name only files.
    if (!registered.has(file)) doc.registerFont(file, open(file) as unknown as PDFKit.Mixins.PDFFontSource)
    registered.add(file)
    return doc.font(file).fontSize(size)
  }

  /** The widths of tabular figures so far: pdfkit lays them out anew each time. */
  const widths = new Map<string, number>()

  const widthOfRun = ({ file, text }: Run, style: Style): number => {
    const measure = () => set(file, style.size).widthOfString(text, featuresOf(style))
    if (!style.isTabular) return measure()
    const key = `${file} ${style.size} ${text.replace(/\d/g, '0')}`
    const known = widths.get(key) ?? measure()
    widths.set(key, known)
    return known
  }

  const widthOf = (text: string, style: Style) =>
    runsOf(text, style.face).reduce((sum, run) => sum + widthOfRun(run, style), 0)

  /** Cuts off as much of a word as fits, and at least a letter. */
  const cut = (word: string, style: Style, width: number): [string, string] => {
    const letters = [...word]
    let count = 1
    while (count < letters.length && widthOf(letters.slice(0, count + 1).join(''), style) <= width) count += 1
    return [letters.slice(0, count).join(''), letters.slice(count).join('')]
  }

  return {
    write(text, style, { x, y, right = false }) {
      let left = right ? x - widthOf(text, style) : x
      const runs = runsOf(text, style.face)
      for (const [index, run] of runs.entries()) {
        isShort ||= run.isMissing
        set(run.file, style.size)
          .fillColor(style.color)
          .text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) })
        if (index + 1 < runs.length) left += widthOfRun(run, style)
      }
    },

    wrap(text, style, width) {
      const lines: string[] = []
      const words = text.split(/\s+/).filter(Boolean)
      let line = ''
      while (words.length > 0) {
        const word = words[0] ?? ''
        const longer = line ? `${line} ${word}` : word
        if (widthOf(longer, style) <= width) {
          line = longer
          words.shift()
        } else if (line) {
          lines.push(line)
          line = ''
        } else {
          const [head, tail] = cut(word, style, width)
          lines.push(head)
          if (tail) words[0] = tail
          else words.shift()
        }
      }
      return line ? [...lines, line] : lines
    },

    isShort: () => isShort,
  }
}
