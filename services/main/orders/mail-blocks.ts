import type { Block } from '#services/shared/mail/letter/letter.ts'
import { pictureOf } from '#services/shared/mail/letter/picture.ts'
import type { Shop } from '#services/shared/shop.ts'
import { frameWords } from '../pricing/frames.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'
import { addressLines } from './address-lines.ts'
import type { OrderLineView } from './contract.ts'
import type { PlacedOrder } from './events.ts'
import { dollars } from './money.ts'
import { discountLabel, subtotalLabel, taxLabel } from './sum-labels.ts'

/** The parts that several mails about orders have. */

/** Of a long order these lines are named; the order's page, and the invoice, have all. */
const MOST_LINES = 12

/** Shows what was bought. `url` leads to the whole order. */
export function printsBlock(shop: Shop, lines: readonly OrderLineView[], url: string): Block {
  // Naming all but one would take as much room as naming that one.
  const shown = lines.length <= MOST_LINES + 1 ? lines : lines.slice(0, MOST_LINES)
  const left = lines.length - shown.length
  return {
    kind: 'prints',
    prints: shown.map((line) => ({
      picture: pictureOf(shop, line),
      title: line.name,
      artist: line.artist,
      quantity: line.quantity,
      details: detailsOf(line),
      each: dollars(line.unit_price),
      total: dollars(line.total),
    })),
    more: left > 0 ? { words: `And ${left} more`, url } : null,
  }
}

const detailsOf = ({ width, height, substrate, frame }: OrderLineView): string =>
  [`${width} × ${height} in`, SUBSTRATE_PRICES[substrate].label, ...(frame ? [frameWords(frame)] : [])].join(
    ', ',
  )

export const sumsBlock = ({ sums }: Pick<PlacedOrder, 'sums'>): Block => ({
  kind: 'sums',
  rows: [
    { label: subtotalLabel(sums), value: dollars(sums.subtotal) },
    ...(sums.volume_discount > 0
      ? [{ label: discountLabel(sums), value: `-${dollars(sums.volume_discount)}` }]
      : []),
    { label: 'Shipping', value: sums.shipping === 0 ? 'Free' : dollars(sums.shipping) },
    ...(sums.tax ? [{ label: taxLabel(sums.tax), value: dollars(sums.tax.amount) }] : []),
    { label: 'Total', value: dollars(sums.grand_total) },
  ],
})

export const addressBlock = ({ address }: Pick<PlacedOrder, 'address'>): Block => ({
  kind: 'lines',
  title: 'Shipping to',
  lines: addressLines(address),
})
