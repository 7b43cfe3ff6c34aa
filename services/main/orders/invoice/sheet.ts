import PDFDocument from 'pdfkit'
import { createPen, type Pen, type Style } from './pen.ts'
import { SANS, SERIF } from './typefaces.ts'

/** US Letter, in points, with its margins. */
export const PAGE = { left: 56, right: 556, top: 64, bottom: 706, foot: 744 } as const

const INK = '#26221c'
const SOFT = '#6b6357'
const RULE = '#d8d1c4'

export const STYLES = {
  brand: { face: SERIF, size: 22, color: INK },
  title: { face: SERIF, size: 13, color: SOFT },
  total: { face: SERIF, size: 13, color: INK },
  text: { face: SANS, size: 9, color: INK },
  figures: { face: SANS, size: 9, color: INK, isTabular: true },
  soft: { face: SANS, size: 9, color: SOFT },
  small: { face: SANS, size: 7.5, color: SOFT },
} as const satisfies Record<string, Style>

export interface Sheet {
  pen: Pen
  /** The distance from the top at which the next thing goes. */
  y: number
  /** Draws a thin line across. */
  rule(from?: number): void
  nextPage(): void
  /** Writes on every page, once all pages exist. */
  onEach(write: (page: number, pages: number) => void): void
  /** The document's bytes. */
  end(): Promise<Buffer>
}

export function openSheet(info: { title: string; author: string; at: Date }): Sheet {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.at },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return {
    pen: createPen(doc),
    y: PAGE.top,
    rule(from = PAGE.left) {
      doc.moveTo(from, this.y).lineTo(PAGE.right, this.y).lineWidth(0.75).strokeColor(RULE).stroke()
    },
    nextPage() {
      doc.addPage()
      this.y = PAGE.top
    },
    onEach(write) {
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page)
        write(page + 1, count)
      }
    },
    end() {
      doc.end()
      return written
    },
  }
}
