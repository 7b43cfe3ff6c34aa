import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { Entry } from '../../ledger/entry.ts'
import {
  type PaidSum,
  payoutOpenedEntry,
  payoutPaidEntry,
  payoutReturnedEntry,
  payoutVoidedEntry,
} from '../../ledger/payout-entries.ts'
import { writeEntries } from '../../ledger/write.ts'
import type { OpenedPayout, PayoutEvent } from './events.ts'
import { statusAfter } from './state.ts'

/**
 * Brings the ledger and the tables that lists read up to date with these events of a payout. Runs in the
 * transaction that keeps the events.
 */
export async function projectPayout(
  target: Target,
  news: readonly StoredEvent<PayoutEvent>[],
): Promise<void> {
  for (const { event, stream, version, at } of news) {
    if (event.type === 'payout.opened') await insert(target, event.data, at)
    else await update(target, event)
    const entry = entryOf(event, await readSum(target))
    if (entry) await writeEntries(target, { stream, version, at }, [entry])
  }
}

const insert = async ({ tx, schema, id }: Target, opened: OpenedPayout, at: string): Promise<void> => {
  const { artistId, artist, run, day, destination, amount, withheld, withholding, lines } = opened
  await tx.query(
    `insert into ${schema}.payout (token, artist_id, artist, run, status, amount, withheld, withholding,
       account, account_type, account_label, day, opened_at, lines)
     values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, artistId, artist, run, amount, withheld, withholding.kind],
      ...[destination.account, destination.type, destination.label, day, at, lines.length],
    ],
  )
  await tx.query(
    `insert into ${schema}.payout_line (id, payout, entry, amount, is_live)
     select $1 || '/' || entry, $1, entry, amount, true
     from json_to_recordset($2::json) as new (entry text, amount bigint)`,
    [id, JSON.stringify(lines)],
  )
  await markLines({ tx, schema, id }, id)
}

/** Says of the royalties of a payout's lines which payout they are in. */
const markLines = ({ tx, schema, id }: Target, payout: string | null) =>
  tx.query(
    `update ${schema}.royalty_line set payout = $2 where id in (
       select entry.order_line from ${schema}.payout_line as line join ${schema}.ledger_entry as entry on entry.key = line.entry
       where line.payout = $1 and entry.kind = 'clear')`,
    [id, payout],
  )

type Change = Exclude<PayoutEvent, { type: 'payout.opened' }>

/** Changes of which the money is the artist's again. */
const GIVES_BACK: ReadonlySet<Change['type']> = new Set([
  'payout.cancelled',
  'payout.failed',
  'payout.returned',
])

async function update(target: Target, event: Change): Promise<void> {
  const { tx, schema, id } = target
  const set = (assignments: string, ...values: unknown[]) =>
    tx.query(`update ${schema}.payout set ${assignments} where token = $1`, [id, ...values])
  if (event.type === 'payout.reported') return void (await set('reported = $2', event.data.status))
  // What a provider said before does not stand beside what is recorded after it.
  await set('status = $2, reported = null', statusAfter(event.type, 'open'))
  if (event.type === 'payout.sent') await set('provider = $2', event.data.provider)
  if (event.type === 'payout.paid')
    await set('paid_on = $2, reference = $3', event.data.on, event.data.reference)
  if (event.type === 'payout.failed') await set('reason = $2', event.data.reason)
  if (event.type === 'payout.returned')
    await set('reason = $2, returned_on = $3', event.data.reason, event.data.on)
  if (!GIVES_BACK.has(event.type)) return
  await tx.query(`update ${schema}.payout_line set is_live = false where payout = $1`, [id])
  await markLines(target, null)
}

interface SumRow {
  artist_id: number
  amount: number
  withheld: number
  withholding: 'none' | 'backup' | 'foreign'
  day: string
}

async function readSum({ tx, schema, id }: Target): Promise<PaidSum & { day: string }> {
  const [row] = await tx.query<SumRow>(
    `select artist_id, amount::int8, withheld::int8, withholding, to_char(day, 'YYYY-MM-DD') as day
     from ${schema}.payout where token = $1`,
    [id],
  )
  if (!row) throw new Error(`There is no payout ${id}.`)
  const { artist_id, amount, withheld, withholding, day } = row
  return {
    payout: id,
    artistId: artist_id,
    gross: Number(amount),
    withheld: withholding === 'none' ? null : { as: withholding, amount: Number(withheld) },
    day,
  }
}

/** What an event does to the accounts; null where it moves no money. */
function entryOf(event: PayoutEvent, { day, ...sum }: PaidSum & { day: string }): Entry | null {
  switch (event.type) {
    case 'payout.opened':
      return payoutOpenedEntry(sum, day)
    case 'payout.paid':
      return payoutPaidEntry(sum, event.data.on)
    case 'payout.cancelled':
    case 'payout.failed':
      return payoutVoidedEntry(sum, event.data.on)
    case 'payout.returned':
      return payoutReturnedEntry(sum, false, event.data.on)
    default:
      return null
  }
}
