import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readActors } from '../../people/people.ts'
import type { AdjustmentView } from './contract.ts'

interface Row extends Omit<AdjustmentView, 'created' | 'by' | 'decided' | 'decided_by' | 'is_yours'> {
  asked_at: Date
  asked_by: string
  decided_at: Date | null
  decided_by: string | null
}

interface AdjustmentQuery {
  artist?: number | undefined
  status?: string | undefined
  limit: number
  offset: number
}

const COLUMNS = `id, artist_id as artist, artist as artist_name, kind, amount, reason, status, asked_at, asked_by,
  decided_at, decided_by`
const MATCHING = '($1::int is null or artist_id = $1) and ($2::text is null or status = $2)'

/** Lists adjustments, latest first. `viewer` is a uuid. */
export async function listAdjustments(
  db: Queryable,
  { artist, status, limit, offset }: AdjustmentQuery,
  viewer: string,
): Promise<{ count: number; data: AdjustmentView[] }> {
  const wanted = [artist ?? null, status ?? null]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.adjustment where ${MATCHING}`,
    wanted,
  )
  const rows = await db.query<Row>(
    `select ${COLUMNS} from main.adjustment where ${MATCHING} order by asked_at desc, id limit $3 offset $4`,
    [...wanted, limit, offset],
  )
  return { count: total?.count ?? 0, data: await toViews(db, rows, viewer) }
}

/** Throws 404. */
export async function viewAdjustment(db: Queryable, id: string, viewer: string): Promise<AdjustmentView> {
  const rows = await db.query<Row>(`select ${COLUMNS} from main.adjustment where id = $1`, [id])
  const [view] = await toViews(db, rows, viewer)
  if (!view) throw notFound()
  return view
}

async function toViews(db: Queryable, rows: readonly Row[], viewer: string): Promise<AdjustmentView[]> {
  const actors = rows.flatMap(({ asked_by, decided_by }) => [asked_by, ...(decided_by ? [decided_by] : [])])
  const who = await readActors(db, actors, { user_id: viewer, is_staff: true })
  return rows.map(({ asked_at, asked_by, decided_at, decided_by, ...row }) => ({
    ...row,
    created: asked_at.toISOString(),
    by: who(asked_by).name,
    decided: decided_at?.toISOString() ?? null,
    decided_by: decided_by && who(decided_by).name,
    is_yours: asked_by === viewer,
  }))
}
