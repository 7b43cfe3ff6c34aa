import type { Shop } from '#services/shared/shop.ts'
import { openSheet, PAGE, type Sheet, STYLES } from '../orders/invoice/sheet.ts'
import { dollars } from '../orders/money.ts'
import type { StatementLine, StatementSums } from './contract.ts'
import { aboutInWords, kindInWords, rateInWords, type StatementPaper } from './paper.ts'

const LINE = 13
const COLUMNS = { day: PAGE.left, kind: 122, about: 232, reckoned: 486, amount: PAGE.right }
const ABOUT_WIDTH = 170

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** Draws a statement as a PDF. It keeps a thread busy for about a second for 2,000 lines. */
export async function drawStatement(shop: Shop, paper: StatementPaper): Promise<Uint8Array> {
  const title = `Statement ${paper.number}`
  const sheet = openSheet({ title, author: shop.brand, at: new Date(paper.issued_at) })
  drawHead(sheet, shop, paper)
  drawSum(sheet, 'Opening balance', paper.opening)
  drawHeads(sheet)
  for (const line of paper.lines) drawLine(sheet, line)
  if (sheet.y + 5 * LINE > PAGE.bottom) sheet.nextPage()
  sheet.y += LINE
  drawSum(sheet, 'Closing balance', paper.closing)
  sheet.onEach((page, pages) => {
    sheet.pen.write(`${shop.brand} · ${shop.phone}`, STYLES.small, { x: PAGE.left, y: PAGE.foot })
    const place = `${paper.number} · Page ${page} of ${pages}`
    sheet.pen.write(place, STYLES.small, { x: PAGE.right, y: PAGE.foot, right: true })
  })
  return sheet.end()
}

function drawHead(sheet: Sheet, { brand }: Shop, { number, artist, month }: StatementPaper): void {
  const { pen } = sheet
  sheet.y += 12
  pen.write(brand, STYLES.brand, { x: PAGE.left, y: sheet.y })
  pen.write(`Statement ${number}`, STYLES.title, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += 18
  sheet.rule()
  sheet.y += 24
  pen.write(artist, STYLES.text, { x: PAGE.left, y: sheet.y })
  pen.write(MONTH.format(new Date(`${month}-01`)), STYLES.text, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += 2 * LINE
}

/** Draws a balance, and beneath it where it stands. */
function drawSum(sheet: Sheet, label: string, { pending, cleared, in_transit, total }: StatementSums): void {
  const { pen } = sheet
  pen.write(label, STYLES.total, { x: PAGE.left, y: sheet.y })
  pen.write(dollars(total), STYLES.total, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += LINE + 2
  const parts = `Pending ${dollars(pending)} · payable ${dollars(cleared)} · on its way ${dollars(in_transit)}`
  pen.write(parts, STYLES.soft, { x: PAGE.left, y: sheet.y })
  sheet.y += 2 * LINE
}

function drawHeads(sheet: Sheet): void {
  const { pen, y } = sheet
  pen.write('Day', STYLES.small, { x: COLUMNS.day, y })
  pen.write('Kind', STYLES.small, { x: COLUMNS.kind, y })
  pen.write('For', STYLES.small, { x: COLUMNS.about, y })
  pen.write('Of', STYLES.small, { x: COLUMNS.reckoned, y, right: true })
  pen.write('Amount', STYLES.small, { x: COLUMNS.amount, y, right: true })
  sheet.y += 6
  sheet.rule()
  sheet.y += LINE
}

function drawLine(sheet: Sheet, line: StatementLine): void {
  const { pen } = sheet
  const corrects = line.corrects ? ` (statement ${line.corrects.number})` : ''
  const about = pen.wrap(`${aboutInWords(line)}${corrects}`, STYLES.text, ABOUT_WIDTH)
  if (sheet.y + LINE * about.length > PAGE.bottom) {
    sheet.nextPage()
    drawHeads(sheet)
  }
  const { y } = sheet
  pen.write(line.recorded_on, STYLES.figures, { x: COLUMNS.day, y })
  pen.write(kindInWords(line), STYLES.text, { x: COLUMNS.kind, y })
  for (const [index, text] of about.entries())
    pen.write(text, STYLES.text, { x: COLUMNS.about, y: y + LINE * index })
  if (line.royalty) {
    const reckoned = `${rateInWords(line.royalty.rate)} of ${dollars(line.royalty.base)}`
    pen.write(reckoned, STYLES.figures, { x: COLUMNS.reckoned, y, right: true })
  }
  pen.write(dollars(line.amount), STYLES.figures, { x: COLUMNS.amount, y, right: true })
  sheet.y += LINE * Math.max(1, about.length) + 3
}
