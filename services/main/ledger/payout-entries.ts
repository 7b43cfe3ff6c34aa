import { clearedOf, payoutOf, type Withholding, withheldAs } from './accounts.ts'
import { type Entry, makeEntry } from './entry.ts'

/** A payout to one artist, in cents. */
export interface PayoutSum {
  /** The payout's token. */
  payout: string
  artistId: number
  /** What leaves the artist's cleared royalties, taxes that are withheld of it included. */
  gross: number
}

export interface PaidSum extends PayoutSum {
  /** Of the gross; null where nothing is withheld. */
  withheld: { as: Withholding; amount: number } | null
}

/** The payout was opened: its sum cannot be spent a second time. */
export const payoutOpenedEntry = (sum: PayoutSum, effectiveOn: string): Entry =>
  makeEntry({
    ...ofPayout(sum, 'open', 'payout-opened'),
    effectiveOn,
    postings: [
      { account: clearedOf(sum.artistId), amount: sum.gross },
      { account: payoutOf(sum.payout), amount: -sum.gross },
    ],
  })

/** The bank has paid it. */
export const payoutPaidEntry = (sum: PaidSum, effectiveOn: string): Entry =>
  makeEntry({
    ...ofPayout(sum, 'paid', 'payout-paid'),
    effectiveOn,
    postings: [
      { account: payoutOf(sum.payout), amount: sum.gross },
      { account: 'bank', amount: -netOf(sum) },
      ...withheldPostings(sum, -1),
    ],
  })

/** It failed or was cancelled before money left. */
export const payoutVoidedEntry = (sum: PayoutSum, effectiveOn: string): Entry =>
  makeEntry({
    ...ofPayout(sum, 'void', 'payout-voided'),
    effectiveOn,
    postings: [
      { account: payoutOf(sum.payout), amount: sum.gross },
      { account: clearedOf(sum.artistId), amount: -sum.gross },
    ],
  })

/**
 * The bank gave it back after it was paid. What was withheld comes back with it, unless it has been deposited
 * with the tax office: then the artist is owed the net alone, and staff adjust the rest.
 */
export const payoutReturnedEntry = (sum: PaidSum, isDeposited: boolean, effectiveOn: string): Entry => {
  const owed = isDeposited ? netOf(sum) : sum.gross
  return makeEntry({
    ...ofPayout(sum, 'returned', 'payout-returned'),
    effectiveOn,
    postings: [
      { account: 'bank', amount: netOf(sum) },
      ...(isDeposited ? [] : withheldPostings(sum, 1)),
      { account: clearedOf(sum.artistId), amount: -owed },
    ],
  })
}

const netOf = ({ gross, withheld }: PaidSum): number => gross - (withheld?.amount ?? 0)

const withheldPostings = ({ withheld }: PaidSum, sign: 1 | -1) =>
  withheld ? [{ account: withheldAs(withheld.as), amount: sign * withheld.amount }] : []

const ofPayout = <K extends Entry['kind']>({ payout, artistId }: PayoutSum, name: string, kind: K) => ({
  key: `${payout}/${name}`,
  kind,
  payout,
  artistId,
})

/** Staff give an artist so much, or take it where `amount` is below 0. */
export const adjustmentEntry = (
  { id, artistId, amount }: { id: string; artistId: number; amount: number },
  effectiveOn: string,
): Entry =>
  makeEntry({
    key: `adjustment/${id}`,
    kind: 'adjustment',
    artistId,
    effectiveOn,
    postings: [
      { account: 'adjustments', amount },
      { account: clearedOf(artistId), amount: -amount },
    ],
  })

/** Taxes that were withheld went to the tax office. */
export const depositEntry = (
  { id, withholding, amount }: { id: string; withholding: Withholding; amount: number },
  effectiveOn: string,
): Entry =>
  makeEntry({
    key: `deposit/${id}`,
    kind: 'deposit',
    effectiveOn,
    postings: [
      { account: withheldAs(withholding), amount },
      { account: 'bank', amount: -amount },
    ],
  })
