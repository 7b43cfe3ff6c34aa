/** What of the earnings is shown beneath the sums. */
export type Part = 'pending' | 'payable' | 'payments' | 'sales' | 'statements'

const PARTS: readonly Part[] = ['pending', 'payable', 'payments', 'sales', 'statements']

interface Shown {
  part: Part
  /** The one payment, sale or statement of the part; null for all of them. */
  payment: string | null
  sale: string | null
  statement: string | null
  /** The day as of which a statement is reckoned. */
  day: string | null
}

/** Reads from an address which part it shows: what is payable, unless it says otherwise. */
export const readShown = (address: URLSearchParams): Shown => ({
  part: PARTS.find((part) => part === address.get('show')) ?? 'payable',
  payment: address.get('payment'),
  sale: address.get('sale'),
  statement: address.get('statement'),
  day: address.get('day'),
})
