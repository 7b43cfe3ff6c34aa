import type { Queryable } from '#services/shared/database/driver.ts'
import type { PayoutDeps } from '../deps.ts'
import { type Payability, payability } from '../payability.ts'
import { type DuePayee, readPayees } from '../read-payees.ts'
import { toReasonView } from '../reason-views.ts'
import type { PreviewRow, RunPreview } from './contract.ts'

const AT_ONCE = 5_000
const MOST_ROWS = 200

/** Says whom a run on a day would pay, who not and why. Writes nothing. */
export async function previewRun(
  db: Queryable,
  { rules, today, inactiveArtists }: Pick<PayoutDeps, 'rules' | 'today' | 'inactiveArtists'>,
  day: string,
): Promise<RunPreview> {
  const inactive = await inactiveArtists()
  const rows: PreviewRow[] = []
  for await (const payee of dueBy(db, { rules, day: today(), inactive }))
    rows.push(toRow(payee, payability(payee, day, rules)))
  const paid = rows.filter(({ payable }) => payable > 0)
  const held = rows.filter(({ payable, cleared }) => payable === 0 && cleared !== 0)
  const last = await readLastRun(db)
  const before = new Set(last?.artists)
  return {
    day,
    is_today: day === today(),
    paid: { count: paid.length, total: sumOf(paid, 'payable'), withheld: sumOf(paid, 'withheld') },
    held: {
      count: held.length,
      total: sumOf(
        held.filter(({ cleared }) => cleared > 0),
        'cleared',
      ),
    },
    last: last && { run: last.run, day: last.day, count: last.count, total: last.total },
    change: {
      gone: before.size - paid.filter(({ artist }) => before.has(artist)).length,
      added: paid.filter(({ artist }) => !before.has(artist)).length,
    },
    rows: [...largest(paid), ...largest(held)],
  }
}

const sumOf = (rows: readonly PreviewRow[], of: 'payable' | 'withheld' | 'cleared'): number =>
  rows.reduce((total, row) => total + row[of], 0)

const largest = (rows: readonly PreviewRow[]): PreviewRow[] =>
  rows.toSorted((a, b) => b.cleared - a.cleared || a.artist - b.artist).slice(0, MOST_ROWS)

/** Goes through everybody who has money, or owes some, or will have some. */
async function* dueBy(db: Queryable, asOf: Parameters<typeof readPayees>[2]): AsyncGenerator<DuePayee> {
  let after = 0
  for (;;) {
    const ids = await db.query<{ artist_id: number }>(
      `select artist_id from main.artist_balance where artist_id > $1 and (cleared <> 0 or pending <> 0)
       order by artist_id limit $2`,
      [after, AT_ONCE],
    )
    const artistIds = ids.map(({ artist_id }) => artist_id)
    yield* await readPayees(db, artistIds, asOf)
    const last = artistIds.at(-1)
    if (last === undefined) return
    after = last
  }
}

const toRow = (payee: DuePayee, { cleared, payable, withheld, reasons }: Payability): PreviewRow => ({
  artist: payee.artistId,
  artist_name: payee.artist,
  cleared,
  payable,
  withheld,
  account_label: payee.standing.account?.masked ?? '',
  reasons: reasons.map(toReasonView),
})

interface LastRun {
  run: string
  day: string
  count: number
  total: number
  artists: number[]
}

async function readLastRun(db: Queryable): Promise<LastRun | null> {
  const [last] = await db.query<LastRun>(
    `select id as run, day, payouts as count, total,
       array(select artist_id from main.payout where payout.run = latest.id) as artists
     from (select * from main.payout_run where status <> 'cancelled' order by started_at desc, id limit 1) as latest`,
  )
  return last ?? null
}
