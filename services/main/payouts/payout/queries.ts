import { PAYOUT_TRANSITIONS, refusePayout } from '#machines/lifecycles/payout-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { readActors } from '../../people/people.ts'
import type { PayoutLineView, PayoutSummary, PayoutView } from './contract.ts'
import { readPayout } from './streams.ts'

export interface PayoutQuery {
  artist?: number | undefined
  run?: string | undefined
  status?: string | undefined
  search: string
  limit: number
  offset: number
}

type SummaryRow = Omit<PayoutSummary, 'created'> & { created: Date }

const COLUMNS = `token, artist_id as artist, artist as artist_name, run, status, reported, amount, withheld,
  amount - withheld as net, withholding, provider, account, account_type, account_label, day, paid_on, returned_on,
  reference, reason, opened_at as created`

const MATCHING = `($1::int is null or artist_id = $1) and ($2::text is null or run = $2)
  and ($3::text is null or status = $3)
  and ($4 = '' or strpos(
    lower(concat_ws(' ', token, reference, reported, artist)), lower($4)) > 0)`

/** Lists payouts, latest first. */
export async function listPayouts(
  db: Queryable,
  { artist, run, status, search, limit, offset }: PayoutQuery,
): Promise<{ count: number; data: PayoutSummary[] }> {
  const wanted = [artist ?? null, run ?? null, status ?? null, search]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.payout where ${MATCHING}`,
    wanted,
  )
  const rows = await db.query<SummaryRow>(
    `select ${COLUMNS} from main.payout where ${MATCHING} order by opened_at desc, token limit $5 offset $6`,
    [...wanted, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toSummary) }
}

const toSummary = ({ created, ...row }: SummaryRow): PayoutSummary => ({
  ...row,
  created: created.toISOString(),
})

/** Reads a payout as staff see it. Throws 404. */
export async function viewPayout(
  db: Queryable,
  token: string,
  viewer: { user_id: string },
): Promise<PayoutView> {
  const [row] = await db.query<SummaryRow & { lines: number }>(
    `select ${COLUMNS}, lines from main.payout where token = $1`,
    [token],
  )
  if (!row) throw notFound()
  const { lines, ...summary } = row
  const state = await readPayout(db, token)
  const who = await readActors(
    db,
    state.moments.map(({ actor }) => actor),
    { ...viewer, is_staff: true },
  )
  return {
    ...toSummary(summary),
    lines,
    transitions: PAYOUT_TRANSITIONS.map((transition) => ({
      transition,
      refusal: refusePayout(state, transition),
    })),
    moments: state.moments.map(({ actor, ...moment }) => ({ ...moment, by: who(actor).name })).toReversed(),
  }
}

export interface LineRow extends Omit<PayoutLineView, 'royalty'> {
  order_id: string | null
  line: number
  image_id: string
  name: string
  base: number
  rate: number
}

/** Lists what a payout is made of, oldest first. */
export async function listPayoutLines(
  db: Queryable,
  token: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; data: PayoutLineView[] }> {
  const [total] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.payout_line where payout = $1',
    [token],
  )
  const rows = await db.query<LineRow>(
    `select made.entry, entry.kind, made.amount, entry.effective_on, entry.stream, entry.version,
       sold.order_id, sold.line, sold.image_id, sold.name, sold.base, sold.rate_bp as rate
     from main.payout_line as made join main.ledger_entry as entry on entry.key = made.entry
     left join main.royalty_line as sold on sold.id = entry.order_line
     where made.payout = $1 order by entry.recorded_at, made.entry limit $2 offset $3`,
    [token, limit, offset],
  )
  return { count: total?.count ?? 0, data: rows.map(toLine) }
}

export const toLine = ({
  order_id,
  line,
  image_id,
  name,
  base,
  rate,
  ...entry
}: LineRow): PayoutLineView => ({
  ...entry,
  royalty: order_id === null ? null : { order_id, line, image_id, name, base, rate },
})
