import { addDays, type Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { listOf } from '../payees/lists.ts'
import { BOOKED, MOVED } from './booked.ts'
import type { StatementSummary, StatementSums, StatementView } from './contract.ts'
import { listLines } from './lines.ts'
import { firstDayOf, monthAfter, monthOf } from './month.ts'

interface Window {
  limit: number
  offset: number
}

type Split = Omit<StatementSums, 'total'>

interface StatementRow {
  number: string
  month: string
  issued_at: Date
  opening: Split
  closing: Split
}

const splitAs = (name: 'opening' | 'closing'): string =>
  `json_build_object('pending', ${name}_pending, 'cleared', ${name}_cleared, 'in_transit', ${name}_in_transit) as ${name}`

const COLUMNS = `number, month, issued_at, ${splitAs('opening')}, ${splitAs('closing')}`

const toSums = ({ pending, cleared, in_transit }: Split): StatementSums => ({
  pending,
  cleared,
  in_transit,
  total: pending + cleared + in_transit,
})

const toSummary = ({ number, month, issued_at, opening, closing }: StatementRow): StatementSummary => ({
  number,
  month,
  issued_at: issued_at.toISOString(),
  opening: toSums(opening),
  closing: toSums(closing),
})

/** Lists an artist's statements, the latest first. */
export async function listStatements(
  db: Queryable,
  artist: number,
  { limit, offset }: Window,
): Promise<{ count: number; data: StatementSummary[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.statement where artist_id = $1',
    [artist],
  )
  const rows = await db.query<StatementRow>(
    `select ${COLUMNS} from main.statement where artist_id = $1 order by month desc limit $2 offset $3`,
    [artist, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toSummary) }
}

/** Reads whom a statement of an artist's names. Throws 404, also for another's. */
export async function readArtistOf(
  db: Queryable,
  { artist, number }: { artist: number; number: string },
): Promise<string> {
  const [row] = await db.query<{ artist: string }>(
    'select artist from main.statement where number = $1 and artist_id = $2',
    [number, artist],
  )
  if (!row) throw notFound()
  return row.artist
}

/** Reads a statement as it was issued. Throws 404, also for another's. */
export async function viewStatement(
  db: Queryable,
  { artist, number, timeZone }: { artist: number; number: string; timeZone: string },
  window: Window,
): Promise<StatementView> {
  const [row] = await db.query<StatementRow>(
    `select ${COLUMNS} from main.statement where number = $1 and artist_id = $2`,
    [number, artist],
  )
  if (!row) throw notFound()
  const lines = await listLines(
    db,
    { with: 'chosen as (select entry as key from main.statement_entry where statement = $3)', of: number },
    { artist, timeZone },
    window,
  )
  return {
    ...toSummary(row),
    until: addDays(firstDayOf(monthAfter(row.month)), -1),
    lines: listOf(window, lines),
  }
}

/** Reckons anew what was owed at the end of a day, and what had happened in its month by then. */
export async function viewAsOf(
  db: Queryable,
  { artist, day, timeZone }: { artist: number; day: Day; timeZone: string },
  window: Window,
): Promise<StatementView> {
  const chosen = `${BOOKED},
    chosen as (select key from booked where counts_on >= date_trunc('month', $3::date))`
  const [sums, lines] = await Promise.all([
    sumUntil(db, { artist, timeZone, day }),
    listLines(db, { with: chosen, of: day }, { artist, timeZone }, window),
  ])
  return {
    number: null,
    issued_at: null,
    month: monthOf(day),
    until: day,
    ...sums,
    lines: listOf(window, lines),
  }
}

const NOTHING: Split = { pending: 0, cleared: 0, in_transit: 0 }

/** Sums what was owed as the month of a day began, and at the day's end. */
async function sumUntil(
  db: Queryable,
  { artist, timeZone, day }: { artist: number; timeZone: string; day: Day },
): Promise<Record<'opening' | 'closing', StatementSums>> {
  const rows = await db.query<Split & { is_before: boolean }>(
    `with ${BOOKED}
     select counts_on < date_trunc('month', $3::date) as is_before, ${MOVED}
     from booked join main.ledger_posting as posting on posting.entry = booked.key and posting.artist_id = $1
     group by 1`,
    [artist, timeZone, day],
  )
  const before = rows.find(({ is_before }) => is_before) ?? NOTHING
  const since = rows.find(({ is_before }) => !is_before) ?? NOTHING
  return {
    opening: toSums(before),
    closing: toSums({
      pending: before.pending + since.pending,
      cleared: before.cleared + since.cleared,
      in_transit: before.in_transit + since.in_transit,
    }),
  }
}
