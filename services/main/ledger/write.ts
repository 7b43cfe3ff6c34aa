import type { Target } from '#services/shared/events/handler.ts'
import { artistAccountOf } from './accounts.ts'
import { balanceChanges, NO_BALANCE } from './balance.ts'
import type { Entry } from './entry.ts'

/** The event that entries follow from. `at` is ISO 8601. */
export interface Source {
  stream: string
  version: number
  at: string
}

const SUMS = Object.keys(NO_BALANCE)

/**
 * Adds entries to the ledger, with their artists' balances, in one statement. Call it where the event is
 * projected. A key that was used before is a DatabaseError (23505), whatever its postings.
 */
export async function writeEntries(
  { tx, schema }: Pick<Target, 'tx' | 'schema'>,
  { stream, version, at }: Source,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return
  const balances = [...balanceChanges(entries)].map(([artist_id, sums]) => ({ artist_id, ...sums }))
  await tx.query(
    `with entries as (
       insert into ${schema}.ledger_entry
         (key, kind, stream, version, recorded_at, effective_on, artist_id, order_line, payout)
       select key, kind, $1, $2, $3, "effectiveOn", "artistId", "orderLine", payout from json_to_recordset($4::json) as new
         (key text, kind text, "effectiveOn" date, "artistId" int, "orderLine" text, payout text)
     ), postings as (
       insert into ${schema}.ledger_posting (id, entry, account, artist_id, amount)
       select id, entry, account, artist_id, amount from json_to_recordset($5::json) as new
         (id text, entry text, account text, artist_id int, amount bigint)
     )
     insert into ${schema}.artist_balance as kept (artist_id, ${SUMS.join(', ')})
     select artist_id, ${SUMS.join(', ')} from json_to_recordset($6::json) as new
       (artist_id int, ${SUMS.map((name) => `${name} bigint`).join(', ')})
     on conflict (artist_id) do update set ${SUMS.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')}`,
    [
      stream,
      version,
      at,
      JSON.stringify(entries),
      JSON.stringify(entries.flatMap(postingRows)),
      JSON.stringify(balances),
    ],
  )
}

const postingRows = ({ key, artistId, postings }: Entry) =>
  postings.map(({ account, amount }, index) => ({
    id: `${key}/${index + 1}`,
    entry: key,
    account,
    artist_id: artistAccountOf(account) && artistId,
    amount,
  }))
