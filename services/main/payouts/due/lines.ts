import type { Queryable } from '#services/shared/database/driver.ts'
import { clearedOf } from '../../ledger/accounts.ts'
import type { ClearingDays } from '../deps.ts'
import { type LineRow, toLine } from '../payout/queries.ts'
import type { DueLine } from './contract.ts'

interface Asked {
  artist: number
  state: 'pending' | 'cleared'
  limit: number
  offset: number
}

/** Of a page without lines there is one, in which all but the totals is null. */
type Row = Omit<LineRow, 'entry'> & {
  entry: string | null
  clears_on: string | null
  count: number
  sum: number
}

/**
 * Lists what is unpaid of an artist's: what has cleared, or what has not yet; the latest first. `sum` is of
 * all lines.
 */
export async function listDueLines(
  db: Queryable,
  { artist, state, limit, offset }: Asked,
  clears: ClearingDays,
): Promise<{ count: number; sum: number; data: DueLine[] }> {
  const rows =
    state === 'cleared'
      ? await db.query<Row>(CLEARED, [artist, clearedOf(artist), limit, offset])
      : await db.query<Row>(PENDING, [artist, limit, offset, clears.delivered, clears.undelivered])
  const [{ count, sum } = { count: 0, sum: 0 }] = rows
  return { count, sum, data: rows.flatMap(toDueLine) }
}

const toDueLine = ({ entry, clears_on, count: _, sum: _sum, ...line }: Row): DueLine[] =>
  entry === null ? [] : [{ ...toLine({ entry, ...line }), clears_on }]

const SOLD = 'sold.order_id, sold.line, sold.image_id, sold.name, sold.base, sold.rate_bp as rate'
const ENTRY = 'entry.key as entry, entry.kind, entry.effective_on, entry.stream, entry.version'

/**
 * The page is cut out before anything is joined to it: an artist may have tens of thousands of lines. What is
 * paid is materialized: PostgreSQL would look up each line by itself.
 */
const CLEARED = `
  with paid as materialized (
    select made.entry from main.payout join main.payout_line as made on made.payout = payout.token
    where payout.artist_id = $1 and made.is_live
  ), unpaid as (
    select entry.key, entry.recorded_at, -posting.amount as amount
    from main.ledger_entry as entry
    join main.ledger_posting as posting on posting.entry = entry.key and posting.artist_id = $1 and posting.account = $2
    where entry.artist_id = $1 and entry.kind in ('clear', 'reversal', 'adjustment')
      and not exists (select from paid where paid.entry = entry.key)
  ), totals as (
    select count(*)::int as count, coalesce(sum(amount), 0)::int8 as sum from unpaid
  ), page as (
    select * from unpaid order by recorded_at desc, key limit $3 offset $4
  )
  select ${ENTRY}, page.amount, ${SOLD}, null as clears_on, totals.*
  from totals left join page on true left join main.ledger_entry as entry on entry.key = page.key
  left join main.royalty_line as sold on sold.id = entry.order_line
  order by page.recorded_at desc, page.key`

const PENDING = `
  with unpaid as (
    select id, royalty - reversed as owed, accrued_on from main.royalty_line where artist_id = $1 and state = 'pending'
  ), totals as (
    select count(*)::int as count, coalesce(sum(owed), 0)::int8 as sum from unpaid
  ), page as (
    select id from unpaid order by accrued_on desc, id limit $2 offset $3
  )
  select ${ENTRY}, (sold.royalty - sold.reversed)::int8 as amount, ${SOLD},
    coalesce(sold.delivered_on + $4::int, sold.shipped_on + $5::int) as clears_on, totals.*
  from totals left join page on true left join main.royalty_line as sold using (id)
  left join main.ledger_entry as entry on entry.key = sold.id || '/accrual'
  order by sold.accrued_on desc, sold.id`
