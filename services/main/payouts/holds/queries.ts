import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readActors } from '../../people/people.ts'
import type { HoldView } from './contract.ts'

interface Row extends Omit<HoldView, 'created' | 'by' | 'lifted' | 'lifted_by'> {
  placed_at: Date
  placed_by: string
  lifted_at: Date | null
  lifted_by: string | null
}

interface HoldQuery {
  artist?: number | undefined
  active: boolean | null
  limit: number
  offset: number
}

const COLUMNS = `id, artist_id as artist, artist as artist_name, reason, note, ends_on,
  lifted_at is null and ends_on > $1::date as is_active, placed_at, placed_by, lifted_at, lifted_by`
const MATCHING = `($2::int is null or artist_id = $2)
  and ($3::boolean is null or $3 = (lifted_at is null and ends_on > $1::date))`

/** Lists holds, latest first. `today` is YYYY-MM-DD. */
export async function listHolds(
  db: Queryable,
  { artist, active, limit, offset }: HoldQuery,
  today: string,
): Promise<{ count: number; data: HoldView[] }> {
  const wanted = [today, artist ?? null, active]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.payout_hold where ${MATCHING}`,
    wanted,
  )
  const rows = await db.query<Row>(
    `select ${COLUMNS} from main.payout_hold where ${MATCHING} order by placed_at desc, id limit $4 offset $5`,
    [...wanted, limit, offset],
  )
  return { count: total?.count ?? 0, data: await toViews(db, rows) }
}

/** Throws 404. */
export async function viewHold(db: Queryable, id: string, today: string): Promise<HoldView> {
  const rows = await db.query<Row>(`select ${COLUMNS} from main.payout_hold where id = $2`, [today, id])
  const [view] = await toViews(db, rows)
  if (!view) throw notFound()
  return view
}

async function toViews(db: Queryable, rows: readonly Row[]): Promise<HoldView[]> {
  const actors = rows.flatMap(({ placed_by, lifted_by }) => [placed_by, ...(lifted_by ? [lifted_by] : [])])
  const who = await readActors(db, actors, { user_id: '', is_staff: true })
  return rows.map(({ placed_at, placed_by, lifted_at, lifted_by, ...row }) => ({
    ...row,
    created: placed_at.toISOString(),
    by: who(placed_by).name,
    lifted: lifted_at?.toISOString() ?? null,
    lifted_by: lifted_by && who(lifted_by).name,
  }))
}
