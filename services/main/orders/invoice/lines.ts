import { frameWords } from '../../pricing/frames.ts'
import { SUBSTRATE_PRICES } from '../../pricing/price-book.ts'
import type { OrderLineView } from '../contract.ts'
import { dollars } from '../money.ts'
import { PAGE, type Sheet, STYLES } from './sheet.ts'

const LINE = 13
const GAP = 9

/** Where each column begins, or ends if its text is flush right. */
const COLUMNS = { item: PAGE.left, size: 250, substrate: 314, quantity: 424, price: 483, total: PAGE.right }
const ITEM_WIDTH = COLUMNS.size - COLUMNS.item - 16

/** Draws the lines of an order on as many pages as they need, with the columns' heads on each. */
export function drawLines(sheet: Sheet, lines: readonly OrderLineView[]): void {
  drawHeads(sheet)
  for (const line of lines) {
    const { pen } = sheet
    const name = pen.wrap(line.name, STYLES.text, ITEM_WIDTH)
    const soft = [line.artist, ...(line.frame ? [frameWords(line.frame)] : [])].flatMap((text) =>
      pen.wrap(text, STYLES.soft, ITEM_WIDTH),
    )
    const height = LINE * (name.length + soft.length)
    if (sheet.y + height > PAGE.bottom) {
      sheet.nextPage()
      drawHeads(sheet)
    }
    const [x, y] = [COLUMNS.item, sheet.y + LINE]
    for (const [index, text] of name.entries()) pen.write(text, STYLES.text, { x, y: y + LINE * index })
    for (const [index, text] of soft.entries())
      pen.write(text, STYLES.soft, { x, y: y + LINE * (name.length + index) })
    drawFigures(sheet, line, y)
    sheet.y += height + GAP
    sheet.rule()
    sheet.y += GAP / 2
  }
}

function drawHeads(sheet: Sheet): void {
  const { pen } = sheet
  const y = sheet.y + LINE
  pen.write('Item', STYLES.small, { x: COLUMNS.item, y })
  pen.write('Size', STYLES.small, { x: COLUMNS.size, y })
  pen.write('Substrate', STYLES.small, { x: COLUMNS.substrate, y })
  pen.write('Quantity', STYLES.small, { x: COLUMNS.quantity, y, right: true })
  pen.write('Price', STYLES.small, { x: COLUMNS.price, y, right: true })
  pen.write('Total', STYLES.small, { x: COLUMNS.total, y, right: true })
  sheet.y = y + GAP
  sheet.rule()
  sheet.y += GAP / 2
}

function drawFigures({ pen }: Sheet, line: OrderLineView, y: number): void {
  const { width, height, substrate, quantity, unit_price, total } = line
  pen.write(`${width} × ${height} in`, STYLES.text, { x: COLUMNS.size, y })
  pen.write(SUBSTRATE_PRICES[substrate].label, STYLES.text, { x: COLUMNS.substrate, y })
  pen.write(`${quantity}`, STYLES.figures, { x: COLUMNS.quantity, y, right: true })
  pen.write(dollars(unit_price), STYLES.figures, { x: COLUMNS.price, y, right: true })
  pen.write(dollars(total), STYLES.figures, { x: COLUMNS.total, y, right: true })
}
