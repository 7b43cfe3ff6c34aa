import type { ShownQuote } from '#client/actors/orders/checkout.ts'
import { formatMoney } from '#client/ui/money.ts'

type Priced = Pick<ShownQuote, 'shipping' | 'volumeDiscount'> & {
  lines: readonly Pick<ShownQuote['lines'][number], 'itemId' | 'name' | 'quantity' | 'total'>[]
}

interface Change {
  key: string
  name: string
  was: string
  now: string
}

const NOTHING = '—'

/** What is not as it was, line by line, and then what the sums have besides. */
export const changesBetween = (was: Priced, now: Priced): Change[] => {
  const before = new Map(was.lines.map((line) => [line.itemId, line]))
  const after = new Map(now.lines.map((line) => [line.itemId, line]))
  const lines = [...new Map([...before, ...after]).values()].map(({ itemId, name }) =>
    changeOf(itemId, name || 'Untitled', said(before.get(itemId)), said(after.get(itemId))),
  )
  return [
    ...lines,
    changeOf('discount', 'Volume Discount', discount(was), discount(now)),
    changeOf('shipping', 'Shipping', formatMoney(was.shipping), formatMoney(now.shipping)),
  ].filter((change) => change.was !== change.now)
}

const changeOf = (key: string, name: string, was: string, now: string): Change => ({ key, name, was, now })

const said = (line: Priced['lines'][number] | undefined): string =>
  line ? `${line.quantity > 1 ? `${line.quantity} for ` : ''}${formatMoney(line.total)}` : NOTHING

const discount = ({ volumeDiscount }: Priced): string =>
  volumeDiscount === 0 ? NOTHING : `−${formatMoney(Math.abs(volumeDiscount))}`
