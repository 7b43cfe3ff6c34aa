import type { Queryable } from '#services/shared/database/driver.ts'
import { MOVED } from './booked.ts'
import type { StatementLine } from './contract.ts'

/** Which entries: `chosen` as common table expressions of SQL, in which $3 is `of`. */
interface Chosen {
  with: string
  of: string
}

type Row = Omit<StatementLine, 'royalty' | 'corrects'> & {
  sale: string
  image_id: string | null
  name: string
  base: number
  rate: number
  corrected: string | null
  corrected_month: string
  count: number
}

/**
 * Lists what changed what an artist was owed, in the order in which it was recorded. What moves it between
 * accounts alone, as clearing does, is no line.
 */
export async function listLines(
  db: Queryable,
  chosen: Chosen,
  { artist, timeZone }: { artist: number; timeZone: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: StatementLine[] }> {
  const rows = await db.query<Row>(
    `with ${chosen.with},
     moved as (
       select chosen.key, ${MOVED} from chosen join main.ledger_posting as posting on posting.entry = chosen.key
       where posting.artist_id = $1 group by chosen.key
     ),
     page as (
       select key, pending + cleared + in_transit as amount, (count(*) over ())::int as count
       from moved join main.ledger_entry as entry using (key)
       where pending + cleared + in_transit <> 0 and entry.artist_id = $1
       order by entry.recorded_at, key limit $4 offset $5
     ),
     line as (select * from page join main.ledger_entry as entry using (key))
     select line.key as entry, line.kind, (line.recorded_at at time zone $2)::date as recorded_on, line.effective_on,
       line.amount, line.payout as payment, adjustment.reason, replace(sold.id, '/', '.') as sale,
       sold.image_id, sold.name, sold.base, sold.rate_bp as rate,
       corrected.number as corrected, corrected.month as corrected_month, line.count
     from line
     left join main.royalty_line as sold on sold.id = line.order_line
     left join main.adjustment on line.kind = 'adjustment' and adjustment.id = substr(line.key, length('adjustment/') + 1)
     left join main.statement_entry as own on own.entry = line.key
     left join main.statement_entry as taken_back
       on line.kind = 'reversal' and taken_back.entry = line.order_line || '/accrual'
       and taken_back.statement is distinct from own.statement
     left join main.statement as corrected on corrected.number = taken_back.statement
     order by line.recorded_at, line.key`,
    [artist, timeZone, chosen.of, limit, offset],
  )
  return { count: rows[0]?.count ?? 0, data: rows.map(toLine) }
}

const toLine = ({
  sale,
  image_id,
  name,
  base,
  rate,
  corrected,
  corrected_month,
  count: _,
  ...line
}: Row): StatementLine => ({
  ...line,
  royalty: image_id === null ? null : { sale, image_id, name, base, rate },
  corrects: corrected === null ? null : { number: corrected, month: corrected_month },
})
