import { accepts } from '#machines/lifecycles/decide.ts'
import { payoutRunLifecycle, payoutRunStateOf } from '#machines/lifecycles/payout-run.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readActors } from '../../people/people.ts'
import { ACTORS, type ReasonKind } from '../reasons.ts'
import { isForProvider } from './bank-file.ts'
import type { HeldView, RunList, RunView } from './contract.ts'

const TRANSITIONS = ['send', 'cancel'] as const
const DOWNLOAD = { type: 'run.download', by: 'staff' } as const

type Summary = RunList['data'][number]
type SummaryRow = Omit<Summary, 'created' | 'by'> & { created: Date; started_by: string }

const COLUMNS =
  'id, day, status, started_at as created, started_by, payouts, total, withheld, held, held_total'

interface Window {
  limit: number
  offset: number
}

async function toSummaries(db: Queryable, rows: readonly SummaryRow[]): Promise<Summary[]> {
  const who = await readActors(
    db,
    rows.map(({ started_by }) => started_by),
    STAFF,
  )
  return rows.map(({ created, started_by, ...run }) => ({
    ...run,
    created: created.toISOString(),
    by: who(started_by).name,
  }))
}

const STAFF = { user_id: '', is_staff: true }

/** Lists runs, latest first. */
export async function listRuns(
  db: Queryable,
  { limit, offset }: Window,
): Promise<{ count: number; data: Summary[] }> {
  const [total] = await db.query<{ count: number }>('select count(*)::int as count from main.payout_run')
  const rows = await db.query<SummaryRow>(
    `select ${COLUMNS} from main.payout_run order by started_at desc, id limit $1 offset $2`,
    [limit, offset],
  )
  return { count: total?.count ?? 0, data: await toSummaries(db, rows) }
}

/** Reads a run as staff see it. Throws 404. */
export async function viewRun(db: Queryable, id: string): Promise<RunView> {
  const [summary] = await toSummaries(
    db,
    await db.query<SummaryRow>(`select ${COLUMNS} from main.payout_run where id = $1`, [id]),
  )
  if (!summary) throw notFound()
  const standing = payoutRunStateOf(summary.status)
  const statuses = await db.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from main.payout where run = $1 group by status',
    [id],
  )
  const [owing] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.payout join main.artist_balance as balance using (artist_id)
     where run = $1 and status = 'open' and balance.cleared < 0`,
    [id],
  )
  return {
    ...summary,
    statuses: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    owing: owing?.count ?? 0,
    has_file: accepts(payoutRunLifecycle, standing, DOWNLOAD) && !(await isForProvider(db, id)),
    transitions: TRANSITIONS.filter((transition) =>
      accepts(payoutRunLifecycle, standing, { type: `run.${transition}`, by: 'staff' }),
    ),
    downloads: await readDownloads(db, id),
  }
}

async function readDownloads(db: Queryable, id: string): Promise<RunView['downloads']> {
  const rows = await db.query<{ at: Date; actor: string }>(
    `select at, actor from main.events where stream = $1 and type = 'run.downloaded' order by version desc`,
    [`run-${id}`],
  )
  const who = await readActors(
    db,
    rows.map(({ actor }) => actor),
    STAFF,
  )
  return rows.map(({ at, actor }) => ({ by: who(actor).name, at: at.toISOString() }))
}

type HeldRow = Omit<HeldView, 'reasons'> & { reasons: { kind: ReasonKind; text: string }[] }

/** Lists whom a run did not pay, largest balances first. */
export async function listHeld(
  db: Queryable,
  run: string,
  { limit, offset }: Window,
): Promise<{ count: number; data: HeldView[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.payout_held where run = $1',
    [run],
  )
  const rows = await db.query<HeldRow>(
    `select artist_id as artist, artist as artist_name, cleared, reasons from main.payout_held
     where run = $1 order by cleared desc, artist_id limit $2 offset $3`,
    [run, limit, offset],
  )
  return {
    count: total?.count ?? 0,
    data: rows.map(({ reasons, ...row }) => ({
      ...row,
      reasons: reasons.map((reason) => ({ ...reason, who: ACTORS[reason.kind] })),
    })),
  }
}
