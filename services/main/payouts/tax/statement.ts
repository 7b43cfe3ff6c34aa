import type { Shop } from '#services/shared/shop.ts'
import { openSheet, PAGE, STYLES } from '../../orders/invoice/sheet.ts'
import { dollars } from '../../orders/money.ts'
import type { TaxArtistView } from './contract.ts'

const LINE = 16
const MIDDLE = 300

/**
 * Draws what an artist was paid in a year, as a PDF of our own layout: no form of the tax office. The
 * number is masked. `at` is when it is drawn.
 */
export async function drawStatement(
  shop: Shop,
  { year, artist, at }: { year: number; artist: TaxArtistView; at: Date },
): Promise<Uint8Array> {
  const title = `Royalties paid in ${year}`
  const sheet = openSheet({ title, author: shop.brand, at })
  const { pen } = sheet
  sheet.y += 12
  pen.write(shop.brand, STYLES.brand, { x: PAGE.left, y: sheet.y })
  pen.write(title, STYLES.title, { x: PAGE.right, y: sheet.y, right: true })
  sheet.y += 18
  sheet.rule()
  sheet.y += 30
  const rows = [
    ['Payee', artist.name || artist.artist_name],
    ['Artist', artist.artist_name],
    ['Tax number', artist.tin ?? 'none on file'],
    ['Tax form', artist.form ?? 'none on file'],
    ['Royalties paid', dollars(artist.paid)],
    ['Tax withheld', dollars(artist.withheld)],
    ['Came back in the year, not in these sums', dollars(artist.returned)],
  ] as const
  for (const [label, value] of rows) {
    pen.write(label, STYLES.soft, { x: PAGE.left, y: sheet.y })
    for (const text of pen.wrap(value, STYLES.figures, PAGE.right - MIDDLE)) {
      pen.write(text, STYLES.figures, { x: MIDDLE, y: sheet.y })
      sheet.y += LINE
    }
  }
  sheet.y += LINE
  pen.write('Information, not tax advice.', STYLES.small, { x: PAGE.left, y: sheet.y })
  sheet.onEach(() => pen.write(`${shop.brand} · ${shop.phone}`, STYLES.small, { x: PAGE.left, y: PAGE.foot }))
  return sheet.end()
}
