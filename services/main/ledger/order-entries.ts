import { clearedOf, pendingOf } from './accounts.ts'
import { type Entry, makeEntry } from './entry.ts'

/** What a customer pays for an order, in cents. */
export interface Sale {
  orderId: string
  /** Of all lines, after the discount. */
  net: number
  shipping: number
  /** Sales tax. */
  tax: number
}

/** The customer's money came. */
export const saleEntry = ({ orderId, net, shipping, tax }: Sale, effectiveOn: string): Entry =>
  makeEntry({
    key: saleKey(orderId),
    kind: 'sale',
    effectiveOn,
    postings: [
      { account: 'cash:customers', amount: net + shipping + tax },
      { account: 'sales', amount: -net },
      { account: 'shipping-income', amount: -shipping },
      { account: 'sales-tax-payable', amount: -tax },
    ],
  })

/** The customer's money went back, or what is left of it. */
export const refundEntry = ({ orderId, net, shipping, tax }: Sale, effectiveOn: string): Entry =>
  makeEntry({
    key: refundKey(orderId),
    kind: 'refund',
    effectiveOn,
    postings: [
      { account: 'sales', amount: net },
      { account: 'shipping-income', amount: shipping },
      { account: 'sales-tax-payable', amount: tax },
      { account: 'cash:customers', amount: -(net + shipping + tax) },
    ],
  })

/** The customer's money for some of it went back. `returnId` is of the order. */
export const partRefundEntry = (part: Sale, returnId: string, effectiveOn: string): Entry => ({
  ...refundEntry(part, effectiveOn),
  key: `${refundKey(part.orderId)}/${returnId}`,
})

export const saleKey = (orderId: string): string => `${orderId}/sale`
export const refundKey = (orderId: string): string => `${orderId}/refund`

/** A line of an order with what its artist gets of it, in cents and above 0. */
export interface LineRoyalty {
  /** `{order_id}/{line}` */
  id: string
  artistId: number
  royalty: number
}

/** The line was paid: its artist has earned the royalty, which may still be taken back. */
export const accrualEntry = (line: LineRoyalty, effectiveOn: string): Entry =>
  makeEntry({
    ...ofLine(line, 'accrual'),
    effectiveOn,
    postings: [
      { account: 'royalty-expense', amount: line.royalty },
      { account: pendingOf(line.artistId), amount: -line.royalty },
    ],
  })

/** The royalty can be paid out from now on. */
export const clearEntry = (line: LineRoyalty, effectiveOn: string): Entry =>
  makeEntry({
    ...ofLine(line, 'clear'),
    effectiveOn,
    postings: [
      { account: pendingOf(line.artistId), amount: line.royalty },
      { account: clearedOf(line.artistId), amount: -line.royalty },
    ],
  })

/** The royalty is taken back from where it is by now; cleared may fall below 0. */
export const reversalEntry = (line: LineRoyalty, from: 'pending' | 'cleared', effectiveOn: string): Entry =>
  makeEntry({
    ...ofLine(line, 'reversal'),
    effectiveOn,
    postings: [
      {
        account: from === 'pending' ? pendingOf(line.artistId) : clearedOf(line.artistId),
        amount: line.royalty,
      },
      { account: 'royalty-expense', amount: -line.royalty },
    ],
  })

/** Some of the royalty is taken back, as some of the line was returned. */
export const partReversalEntry = (
  line: LineRoyalty,
  from: 'pending' | 'cleared',
  returnId: string,
  effectiveOn: string,
): Entry => {
  const entry = reversalEntry(line, from, effectiveOn)
  return { ...entry, key: `${entry.key}/${returnId}` }
}

const ofLine = <K extends 'accrual' | 'clear' | 'reversal'>({ id, artistId }: LineRoyalty, kind: K) => ({
  key: `${id}/${kind}`,
  kind,
  artistId,
  orderLine: id,
})
