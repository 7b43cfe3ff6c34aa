import type { Queryable } from '#services/shared/database/driver.ts'
import type { Accounts } from '../deps.ts'
import { toMoneyCsv } from '../money-csv.ts'
import type { AccountType } from '../payout/contract.ts'
import { readPayout } from '../payout/streams.ts'

/** Columns of the file that staff give to the bank (docs/payouts.md). */
const COLUMNS = [
  'token',
  'artist_id',
  'name',
  'method',
  'branch',
  'account',
  'amount',
  'currency',
  'day',
] as const

const METHODS: Readonly<Record<AccountType, string>> = {
  BANK_ACCOUNT: 'bank',
  PAYPAL_ACCOUNT: 'paypal',
  VENMO_ACCOUNT: 'venmo',
}

/**
 * Writes the bank's file of a run: a row for each payout that was sent by hand, whatever became of it since,
 * so that the file is the same whenever it is fetched. What a provider was given is not in it, as it would be
 * paid twice. Throws 404 where an account's number has been erased.
 */
export async function writeBankFile(db: Queryable, accounts: Accounts, run: string): Promise<string> {
  const sent = await db.query<{ token: string }>(
    `select token from main.payout where run = $1 and provider = 'manual' and exists (
       select from main.events where stream = 'payout-' || token and type = 'payout.sent')
     order by artist_id, token`,
    [run],
  )
  const payouts = await Promise.all(
    sent.map(async ({ token }) => ({ token, opened: (await readPayout(db, token)).opened })),
  )
  const numbers = await accounts.numbersOf(
    db,
    payouts.map(({ opened }) => opened.destination.account),
  )
  const rows = payouts.map(({ token, opened: { artistId, destination, amount, withheld, day } }) => {
    const found = numbers.get(destination.account)
    if (!found) throw new Error(`The number of account ${destination.account} is gone.`)
    return [
      token,
      artistId,
      destination.holder,
      METHODS[destination.type],
      found.branch,
      found.number,
      { cents: amount - withheld },
      'USD',
      day,
    ]
  })
  return toMoneyCsv(COLUMNS, rows)
}

/** Tells whether a provider was given the payouts of a run, so that there is nothing for the bank. */
export async function isForProvider(db: Queryable, run: string): Promise<boolean> {
  const [sent] = await db.query<{ is_for_provider: boolean | null }>(
    `select bool_and(provider <> 'manual') as is_for_provider from main.payout
     where run = $1 and status not in ('open', 'cancelled')`,
    [run],
  )
  return sent?.is_for_provider ?? false
}
