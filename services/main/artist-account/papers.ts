import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parse } from '#services/shared/http/validate.ts'
import type { Shop } from '#services/shared/shop.ts'
import { openSheet, PAGE, type Sheet, STYLES } from '../orders/invoice/sheet.ts'

const LINE = 14
/** Where the right column begins. */
const MIDDLE = 230

const tokenParams = z.object({ token: z.string().max(100) })

/** The token of a link to a paper. Throws 400. */
export const tokenOf = ({ params }: FastifyRequest): string => parse(tokenParams, params).token

/** Begins a paper of the shop for an artist, of our own layout. `at` is when it is drawn. */
export function openPaper({ brand }: Shop, title: string, at: Date): Sheet {
  const sheet = openSheet({ title, author: brand, at })
  sheet.y += 12
  sheet.pen.write(brand, STYLES.brand, { x: PAGE.left, y: sheet.y })
  sheet.pen.write(title, STYLES.title, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += 18
  sheet.rule()
  sheet.y += 28
  return sheet
}

/** Makes room for so many lines, on the next page where this one has none. */
function makeRoom(sheet: Sheet, lines: number): void {
  if (sheet.y + LINE * lines > PAGE.bottom) sheet.nextPage()
}

/** Writes labels with what stands beside them. */
export function writeFacts(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) {
    const lines = sheet.pen.wrap(value || '—', STYLES.text, PAGE.right - MIDDLE)
    makeRoom(sheet, lines.length)
    sheet.pen.write(label, STYLES.soft, { x: PAGE.left, y: sheet.y })
    for (const text of lines) {
      sheet.pen.write(text, STYLES.text, { x: MIDDLE, y: sheet.y })
      sheet.y += LINE
    }
    sheet.y += 4
  }
}

/** Writes a paragraph across the page; `isHeading` sets it off from what is before. */
export function writeText(sheet: Sheet, text: string, isHeading = false): void {
  const style = isHeading ? STYLES.total : STYLES.text
  if (isHeading) sheet.y += 8
  for (const line of sheet.pen.wrap(text, style, PAGE.right - PAGE.left)) {
    makeRoom(sheet, isHeading ? 3 : 1)
    sheet.pen.write(line, style, { x: PAGE.left, y: sheet.y })
    sheet.y += isHeading ? LINE + 4 : LINE
  }
}

/** Ends a paper with the shop, and the number of each page. */
export function endPaper(sheet: Sheet, { brand, phone }: Shop): Promise<Uint8Array> {
  sheet.onEach((page, pages) => {
    sheet.pen.write(`${brand} · ${phone}`, STYLES.small, { x: PAGE.left, y: PAGE.foot })
    sheet.pen.write(`Page ${page} of ${pages}`, STYLES.small, { x: PAGE.right, y: PAGE.foot, right: true })
  })
  return sheet.end()
}
