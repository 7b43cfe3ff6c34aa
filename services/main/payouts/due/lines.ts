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

type Row = LineRow & { clears_on: string | null; count: number; sum: number }

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
      ? await db.query<Row>(CLEARED, [clearedOf(artist), limit, offset])
      : await db.query<Row>(PENDING, [artist, limit, offset, clears.delivered, clears.undelivered])
  return {
    count: rows[0]?.count ?? 0,
    sum: rows[0]?.sum ?? 0,
    data: rows.map(({ clears_on, count: _, sum: _sum, ...line }) => ({ ...toLine(line), clears_on })),
  }
}

const SOLD = 'sold.order_id, sold.line, sold.image_id, sold.name, sold.base, sold.rate_bp as rate'
const ENTRY = 'entry.key as entry, entry.kind, entry.effective_on, entry.stream, entry.version'

const CLEARED = `
  select ${ENTRY}, -posting.amount as amount, ${SOLD}, null as clears_on, (count(*) over ())::int as count,
    (sum(-posting.amount) over ())::int8 as sum
  from main.ledger_posting as posting join main.ledger_entry as entry on entry.key = posting.entry
  left join main.royalty_line as sold on sold.id = entry.order_line
  where posting.account = $1 and entry.kind in ('clear', 'reversal', 'adjustment')
    and not exists (select from main.payout_line as made where made.entry = entry.key and made.is_live)
  order by entry.recorded_at desc, entry.key limit $2 offset $3`

const PENDING = `
  select ${ENTRY}, sold.royalty::int8 as amount, ${SOLD},
    coalesce(sold.delivered_on + $4::int, sold.shipped_on + $5::int) as clears_on, (count(*) over ())::int as count,
    (sum(sold.royalty) over ())::int8 as sum
  from main.royalty_line as sold join main.ledger_entry as entry on entry.key = sold.id || '/accrual'
  where sold.artist_id = $1 and sold.state = 'pending'
  order by entry.recorded_at desc, entry.key limit $2 offset $3`
