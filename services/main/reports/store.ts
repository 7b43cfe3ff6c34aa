import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { ReportBody, ReportJournal, ReportSummary, ReportView } from './contract.ts'

interface ReportRow {
  id: number
  note: string
  sent_at: Date
  signed_in: boolean
  events: number
}

const SUMMARY = `id, note, sent_at, sender is not null as signed_in,
  (select coalesce(sum(jsonb_array_length(stream -> 'entries')), 0)::int
   from jsonb_array_elements(journal -> 'streams') as stream) as events`

/** Answers the report's id. `sender` is a user uuid, null for a guest. */
export async function keepReport(
  tx: Queryable,
  { note, journal }: ReportBody,
  { sender, at }: { sender: string | null; at: Date },
): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    'insert into main.report (note, journal, sender, sent_at) values ($1, $2, $3, $4) returning id',
    [note, JSON.stringify(journal), sender, at],
  )
  return Number(rows[0]?.id)
}

/** Lists reports, newest first. */
export async function listReports(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; reports: ReportSummary[] }> {
  const [total] = await db.query<{ count: number }>('select count(*)::int as count from main.report')
  const rows = await db.query<ReportRow>(
    `select ${SUMMARY} from main.report order by sent_at desc, id desc limit $1 offset $2`,
    [limit, offset],
  )
  return { count: total?.count ?? 0, reports: rows.map(toSummary) }
}

/** Throws 404. */
export async function readReport(db: Queryable, id: number): Promise<ReportView> {
  const [row] = await db.query<ReportRow & { journal: ReportJournal }>(
    `select ${SUMMARY}, journal from main.report where id = $1`,
    [id],
  )
  if (!row) throw notFound()
  return { ...toSummary(row), journal: row.journal }
}

const toSummary = ({ id, note, sent_at, signed_in, events }: ReportRow): ReportSummary => ({
  id,
  note,
  sent_at: sent_at.toISOString(),
  signed_in,
  events,
})
