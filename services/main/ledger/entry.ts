import type { Account } from './accounts.ts'

export type EntryKind =
  | 'sale'
  | 'refund'
  | 'accrual'
  | 'clear'
  | 'reversal'
  | 'payout-opened'
  | 'payout-paid'
  | 'payout-voided'
  | 'payout-returned'
  | 'adjustment'
  | 'deposit'

/** A debit is positive and a credit negative, in cents; never 0. */
export interface Posting {
  account: Account
  amount: number
}

/** What one event does to the accounts. The postings sum to 0. */
export interface Entry {
  /** Unique for ever, such as `K7Q2-9MXD/3/accrual`. */
  key: string
  kind: EntryKind
  /** YYYY-MM-DD, the day of business on which it counts. */
  effectiveOn: string
  /** The one artist whom it concerns. */
  artistId: number | null
  /** `{order_id}/{line}` */
  orderLine: string | null
  /** The payout's token. */
  payout: string | null
  postings: readonly Posting[]
}

type Given = Pick<Entry, 'key' | 'kind' | 'effectiveOn' | 'postings'> &
  Partial<Pick<Entry, 'artistId' | 'orderLine' | 'payout'>>

/**
 * Makes an entry; postings of 0 are left out. Throws where they do not sum to 0, are not integers, or none is
 * left, which only an error of ours brings about.
 */
export function makeEntry({ artistId = null, orderLine = null, payout = null, ...given }: Given): Entry {
  const postings = given.postings.filter(({ amount }) => amount !== 0)
  const sum = postings.reduce((total, { amount }) => total + amount, 0)
  if (!postings.every(({ amount }) => Number.isSafeInteger(amount)))
    throw new Error(`Entry ${given.key} has a posting that is no whole number of cents.`)
  if (sum !== 0) throw new Error(`Entry ${given.key} is out of balance by ${sum} cents.`)
  if (postings.length === 0) throw new Error(`Entry ${given.key} moves nothing.`)
  return { ...given, artistId, orderLine, payout, postings }
}
