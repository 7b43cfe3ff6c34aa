import { type ArtistAccount, artistAccountOf } from './accounts.ts'
import type { Entry, EntryKind } from './entry.ts'

/** How the sums of one artist come to be; credits of the artist are positive. */
export type Flow = 'accrued' | 'reversed' | 'adjusted' | 'paid' | 'returned' | 'withheld'

/** The columns of `artist_balance`, in cents. */
export type Balance = Readonly<Record<ArtistAccount | Flow, number>>

export const NO_BALANCE: Balance = {
  pending: 0,
  cleared: 0,
  in_transit: 0,
  accrued: 0,
  reversed: 0,
  adjusted: 0,
  paid: 0,
  returned: 0,
  withheld: 0,
}

/** Which flow an entry adds to what it adds to its artist's accounts, and with which sign. */
const FLOWS: Partial<Record<EntryKind, [Flow, 1 | -1]>> = {
  accrual: ['accrued', 1],
  reversal: ['reversed', -1],
  adjustment: ['adjusted', 1],
  'payout-paid': ['paid', -1],
  'payout-returned': ['returned', 1],
}

/** Sums what entries change, by artist. */
export function balanceChanges(entries: readonly Entry[]): Map<number, Balance> {
  const changes = new Map<number, Balance>()
  for (const entry of entries) {
    if (entry.artistId === null) continue
    changes.set(entry.artistId, applyEntry(changes.get(entry.artistId) ?? NO_BALANCE, entry))
  }
  return changes
}

function applyEntry(before: Balance, { kind, postings }: Entry): Balance {
  const after = { ...before }
  let owed = 0
  for (const { account, amount } of postings) {
    const own = artistAccountOf(account)
    if (own) after[own] -= amount
    if (own) owed -= amount
    if (account.startsWith('tax-withheld:')) after.withheld -= amount
  }
  const flow = FLOWS[kind]
  if (flow) after[flow[0]] += flow[1] * owed
  return after
}
