import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { refuseTooMany } from '../limits.ts'
import type { ReportBody, ReportJournal, ReportSummary, ReportView } from './contract.ts'

/** Guests count together: they have no name to count by. */
const OF_ONE_SENDER = { most: 10, seconds: 3_600 }
const OF_EVERYBODY = { most: 30, seconds: 60 }

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

/** Answers the report's id. `sender` is a user uuid, null for a guest. Throws 429. */
export async function keepReport(
  tx: Queryable,
  { note, journal }: ReportBody,
  { sender, at }: { sender: string | null; at: Date },
): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtext('reports'))")
  const sent = (since: Date, of: string | null) =>
    tx.query<{ count: number; oldest: Date }>(
      `select count(*)::int as count, min(sent_at) as oldest from main.report
       where sent_at > $1 and ($2::uuid is null or sender = $2)`,
      [since, of],
    )
  if (sender) await refuseTooMany(OF_ONE_SENDER, at, (since) => sent(since, sender))
  await refuseTooMany(OF_EVERYBODY, at, (since) => sent(since, null))
  const rows = await tx.query<{ id: number }>(
    'insert into main.report (note, journal, sender, sent_at) values ($1, $2, $3, $4) returning id',
    [note, JSON.stringify(journal), sender, at],
  )
  return Number(rows[0]?.id)
}

/** Newest first. */
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
