/** What of the earnings is shown beneath the sums. */
export type Part = 'pending' | 'payable' | 'payments' | 'sales' | 'statements'

const PARTS: readonly Part[] = ['pending', 'payable', 'payments', 'sales', 'statements']

/** A sum that payments come to. */
export type PaymentSum = 'in_transit' | 'paid' | 'withheld'

const PAYMENT_SUMS: readonly PaymentSum[] = ['in_transit', 'paid', 'withheld']

interface Shown {
  part: Part
  /** Of the payments: those of a sum, and of which year where it is one of a year; null for all. */
  of: PaymentSum | null
  year: number | null
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
  of: PAYMENT_SUMS.find((sum) => sum === address.get('of')) ?? null,
  year: /^\d{4}$/.test(address.get('year') ?? '') ? Number(address.get('year')) : null,
  payment: address.get('payment'),
  sale: address.get('sale'),
  statement: address.get('statement'),
  day: address.get('day'),
})
