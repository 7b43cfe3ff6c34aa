import type { ShownQuote } from '#client/actors/orders/checkout.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'

type Priced = Pick<ShownQuote, 'shipping' | 'tax' | 'volumeDiscount'> & {
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
export const findChanges = (was: Priced, now: Priced): Change[] => {
  const before = new Map(was.lines.map((line) => [line.itemId, line]))
  const after = new Map(now.lines.map((line) => [line.itemId, line]))
  const lines = [...new Map([...before, ...after]).values()].map(({ itemId, name }) =>
    makeChange(itemId, name || say.untitled, lineInWords(before.get(itemId)), lineInWords(after.get(itemId))),
  )
  return [
    ...lines,
    makeChange('discount', say.volumeDiscount, discountInWords(was), discountInWords(now)),
    makeChange('shipping', say.shipping, formatMoney(was.shipping), formatMoney(now.shipping)),
    makeChange('tax', say.salesTax, taxInWords(was), taxInWords(now)),
  ].filter((change) => change.was !== change.now)
}

const makeChange = (key: string, name: string, was: string, now: string): Change => ({ key, name, was, now })

const lineInWords = (line: Priced['lines'][number] | undefined): string =>
  line ? `${line.quantity > 1 ? `${line.quantity} for ` : ''}${formatMoney(line.total)}` : NOTHING

const taxInWords = ({ tax }: Priced): string => (tax ? formatMoney(tax.amount) : NOTHING)

const discountInWords = ({ volumeDiscount }: Priced): string =>
  volumeDiscount === 0 ? NOTHING : `−${formatMoney(Math.abs(volumeDiscount))}`
