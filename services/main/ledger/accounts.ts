/** Taxes that are kept back: from whoever gave no right tax number, or lives abroad. */
export type Withholding = 'backup' | 'foreign'

/** The accounts of the ledger. A payout's holds what has left its artist and not yet reached the bank. */
export type Account =
  | 'cash:customers'
  | 'sales'
  | 'shipping-income'
  /** What was collected for the states and is owed to them. */
  | 'sales-tax-payable'
  | 'royalty-expense'
  | 'bank'
  | 'adjustments'
  | `tax-withheld:${Withholding}`
  | `artist:${number}:pending`
  | `artist:${number}:cleared`
  | `payout:${string}`

export const pendingOf = (artistId: number): Account => `artist:${artistId}:pending`
export const clearedOf = (artistId: number): Account => `artist:${artistId}:cleared`
export const payoutOf = (token: string): Account => `payout:${token}`
export const withheldAs = (withholding: Withholding): Account => `tax-withheld:${withholding}`

export type ArtistAccount = 'pending' | 'cleared' | 'in_transit'

/** Tells which of an artist's accounts this is; null where it is nobody's. */
export function artistAccountOf(account: Account): ArtistAccount | null {
  if (account.startsWith('payout:')) return 'in_transit'
  if (!account.startsWith('artist:')) return null
  return account.endsWith(':pending') ? 'pending' : 'cleared'
}
