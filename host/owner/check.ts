import { bookOf, type PriceBook } from '#services/main/pricing/book.ts'
import { priceFrame } from '#services/main/pricing/frames.ts'
import { computeUnitPrice, type PricedLine, totals } from '#services/main/pricing/rules.ts'
import { colorsOf, contrastOf } from '#services/shared/shop-file/colors.ts'
import type { ShopFile } from '#services/shared/shop-file/schema.ts'

const SIZE = { width: 24, height: 18 }
const FRAME = { moulding: 'natural oak', mat: 'white' } as const

const inDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** What a few things cost by a book, in cents. */
function samplesOf(book: PriceBook): [what: string, cents: number][] {
  const bare = computeUnitPrice('print', SIZE, 1, book)
  const framed = bare + priceFrame(SIZE, FRAME, book)
  const canvas = computeUnitPrice('canvas', SIZE, 1, book)
  const print: PricedLine = { substrate: 'print', frame: null, ...SIZE, quantity: 1, unitPrice: bare }
  const many = totals([{ ...print, quantity: 25 }], undefined, book)
  return [
    ['an 18 × 24 print of one dollar sign', bare],
    ['the same of four dollar signs', computeUnitPrice('print', SIZE, 4, book)],
    ['the same of one, in oak with a white mat', framed],
    ['the same on canvas', canvas],
    ['shipping of one such print', totals([print], undefined, book).shipping],
    ['shipping of one to Canada', totals([print], book.zones.canada, book).shipping],
    ['25 such prints, with discount and shipping', many.grandTotal],
  ]
}

/** Says what a draft comes to, beside what is public now. Its reading has refused what is wrong already. */
export function describeDraft(now: ShopFile, draft: ShopFile): string[] {
  const before = samplesOf(bookOf(now))
  const lines = samplesOf(bookOf(draft)).map(([what, cents], at) => {
    const was = before[at]?.[1] ?? cents
    return was === cents
      ? `  ${what}: ${inDollars(cents)}`
      : `  ${what}: ${inDollars(cents)}, was ${inDollars(was)}`
  })
  const { ink, accent, wall } = colorsOf(draft.colors)
  const ratio = (color: string) => contrastOf(color, wall).toFixed(1)
  return [
    'Prices, by the new values:',
    ...lines,
    `Contrast on the wall: words ${ratio(ink)} to 1, links and buttons ${ratio(accent)} to 1; all pairs reach WCAG AA.`,
    ...warningsOf(draft),
  ]
}

function warningsOf({ tax }: ShopFile): string[] {
  return tax === undefined
    ? ['Tax: nothing is set, so a shop that others reach collects none. Ask your accountant, then set tax.']
    : [`Tax is collected in ${Object.keys(tax).join(', ') || 'no state'}.`]
}
