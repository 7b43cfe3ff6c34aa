import type { Shop } from '#services/shared/shop.ts'
import { isUnnamed } from '../../cart/names.ts'
import { addressLines } from '../address-lines.ts'
import { dollars } from '../money.ts'
import type { OrderState } from '../state.ts'
import { discountLabel, subtotalLabel, taxLabel } from '../sum-labels.ts'
import { drawLines } from './lines.ts'
import { openSheet, PAGE, type Sheet, STYLES } from './sheet.ts'
import { standingText } from './standing.ts'
import { MISSING } from './typefaces.ts'

const LINE = 14
/** Where the right column begins, and the labels of the sums. */
const MIDDLE = 330

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Draws the invoice of an order as it stands, as a PDF. It keeps a thread busy for some 50 ms. */
export async function drawInvoice(shop: Shop, order: OrderState): Promise<Uint8Array> {
  const { placed, moments } = order
  const title = `Invoice ${placed.orderId}`
  const sheet = openSheet({ title, author: shop.brand, at: new Date(moments[0]?.at ?? 0) })
  drawHead(sheet, shop)
  drawParties(sheet, order)
  drawLines(sheet, placed.lines)
  drawSums(sheet, order)
  drawFoot(sheet, shop, placed.orderId)
  return sheet.end()
}

function drawHead(sheet: Sheet, { brand, postalAddress }: Shop): void {
  sheet.y += 12
  sheet.pen.write(brand, STYLES.brand, { x: PAGE.left, y: sheet.y })
  sheet.pen.write('Invoice', STYLES.title, { x: PAGE.right, y: sheet.y, right: true })
  for (const line of sheet.pen.wrap(postalAddress, STYLES.small, MIDDLE)) {
    sheet.y += LINE
    sheet.pen.write(line, STYLES.small, { x: PAGE.left, y: sheet.y })
  }
  sheet.y += 18
  sheet.rule()
}

/** Draws whom the invoice is for, beside what it is about. */
function drawParties(sheet: Sheet, { placed, moments }: OrderState): void {
  const { pen } = sheet
  const top = sheet.y + 30
  const width = MIDDLE - PAGE.left - 24
  const address = addressLines(placed.address).flatMap((line) => pen.wrap(line, STYLES.text, width))
  pen.write('Billed and shipped to', STYLES.small, { x: PAGE.left, y: top })
  for (const [index, text] of [...address, ...pen.wrap(placed.email, STYLES.soft, width)].entries())
    pen.write(text, index < address.length ? STYLES.text : STYLES.soft, {
      x: PAGE.left,
      y: top + 3 + LINE * (index + 1),
    })
  const facts = [
    ['Order', placed.orderId],
    ['Date', DAY.format(new Date(moments[0]?.at ?? 0))],
    ...(isUnnamed(placed.project.name) ? [] : [['Project', placed.project.name] as const]),
    ['Payment', placed.payment.method === 'card' ? 'Card' : `Purchase order ${placed.payment.reference}`],
  ] as const
  let y = top
  for (const [label, value] of facts) {
    pen.write(label, STYLES.small, { x: MIDDLE, y })
    for (const text of pen.wrap(value, STYLES.text, PAGE.right - MIDDLE - 60)) {
      pen.write(text, STYLES.text, { x: MIDDLE + 60, y })
      y += LINE
    }
    y += 3
  }
  sheet.y = Math.max(top + LINE * (address.length + 2), y) + 24
}

/** Draws these lines on one page, together. */
function drawSums(sheet: Sheet, order: OrderState): void {
  const { sums } = order.placed
  const rows = [
    [subtotalLabel(sums), dollars(sums.subtotal)],
    ...(sums.volume_discount > 0 ? [[discountLabel(sums), `−${dollars(sums.volume_discount)}`]] : []),
    ['Shipping', sums.shipping === 0 ? 'Free' : dollars(sums.shipping)],
    ...(sums.tax ? [[taxLabel(sums.tax), dollars(sums.tax.amount)]] : []),
  ]
  if (sheet.y + LINE * rows.length + 90 > PAGE.bottom) sheet.nextPage()
  sheet.y += 20
  for (const [label = '', value = ''] of rows) {
    sheet.pen.write(label, STYLES.soft, { x: MIDDLE, y: sheet.y })
    sheet.pen.write(value, STYLES.figures, { x: PAGE.right, y: sheet.y, right: true })
    sheet.y += LINE + 3
  }
  sheet.rule(MIDDLE)
  sheet.y += 20
  sheet.pen.write('Total', STYLES.total, { x: MIDDLE, y: sheet.y })
  sheet.pen.write(dollars(sums.grand_total), STYLES.total, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += 22
  sheet.pen.write(standingText(order, DAY), STYLES.soft, { x: PAGE.right, y: sheet.y, right: true })
}

function drawFoot({ pen, onEach }: Sheet, { brand, phone, publicUrl }: Shop, orderId: string): void {
  const isShort = pen.isShort()
  onEach((page, pages) => {
    const y = PAGE.foot
    if (isShort)
      pen.write(
        `${MISSING} stands for a letter that this document has no type for; the order’s page shows it.`,
        STYLES.small,
        { x: PAGE.left, y: y - 12 },
      )
    pen.write(`${brand} · ${phone} · ${publicUrl.replace(/^https?:\/\//, '')}`, STYLES.small, {
      x: PAGE.left,
      y,
    })
    pen.write(`${orderId} · Page ${page} of ${pages}`, STYLES.small, { x: PAGE.right, y, right: true })
  })
}
