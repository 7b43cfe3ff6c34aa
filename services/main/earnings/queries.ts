import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { PayoutDeps } from '../payouts/deps.ts'
import { listDueLines } from '../payouts/due/lines.ts'
import { payability } from '../payouts/payability.ts'
import { listPayoutLines } from '../payouts/payout/queries.ts'
import { readPayees } from '../payouts/read-payees.ts'
import { toReasonView } from '../payouts/reason-views.ts'
import { COUNTS } from '../payouts/tax/queries.ts'
import type { EarningsLine, EarningsPayment, EarningsView } from './contract.ts'

export type EarningsDeps = Pick<PayoutDeps, 'rules' | 'today' | 'inactiveArtists'>

interface Window {
  limit: number
  offset: number
}

interface Listed<Row> {
  count: number
  data: Row[]
}

/** Reads what an artist has earned; all of it is 0 for one who has sold nothing. */
export async function viewEarnings(
  db: Queryable,
  { rules, today, inactiveArtists }: EarningsDeps,
  artist: number,
): Promise<EarningsView> {
  const day = today()
  const [payee] = await readPayees(db, [artist], { rules, day, inactive: await inactiveArtists() })
  if (!payee) throw new Error('An artist that is asked for is answered.')
  const { cleared, reasons, nextDay } = payability(payee, day, rules)
  const year = Number(day.slice(0, 4))
  return {
    pending: payee.pending.reduce((sum, { amount }) => sum + amount, 0),
    clears_on: payee.pending.flatMap(({ clearsOn }) => clearsOn ?? []).toSorted()[0] ?? null,
    cleared,
    year,
    ...(await readPaid(db, artist, year)),
    reasons: reasons.map(toReasonView),
    next_day: nextDay,
    account_label: payee.standing.account?.masked ?? '',
  }
}

/** Counts a year as its tax forms do. */
async function readPaid(
  db: Queryable,
  artist: number,
  year: number,
): Promise<Pick<EarningsView, 'in_transit' | 'paid' | 'withheld'>> {
  const [sums] = await db.query<Pick<EarningsView, 'in_transit' | 'paid' | 'withheld'>>(
    `select coalesce(sum(amount) filter (where status in ('open', 'sent')), 0)::int8 as in_transit,
       coalesce(sum(amount) filter (where ${COUNTS}), 0)::int8 as paid,
       coalesce(sum(withheld) filter (where ${COUNTS}), 0)::int8 as withheld
     from main.payout where artist_id = $3`,
    [`${year}-01-01`, `${year}-12-31`, artist],
  )
  return sums ?? { in_transit: 0, paid: 0, withheld: 0 }
}

/** Lists what is unpaid of an artist's, with its sum. */
export async function listUnpaid(
  db: Queryable,
  asked: Window & { artist: number; state: 'pending' | 'cleared' },
  { clears }: EarningsDeps['rules'],
): Promise<Listed<EarningsLine> & { sum: number }> {
  const { count, data, sum } = await listDueLines(db, asked, clears)
  return { count, sum, data: data.map(toLine) }
}

/** Lists an artist's payments, the latest first. */
export async function listPayments(
  db: Queryable,
  artist: number,
  { limit, offset }: Window,
): Promise<Listed<EarningsPayment>> {
  const rows = await db.query<EarningsPayment & { count: number }>(
    `select token, status, amount, withheld, amount - withheld as net, account_label, day, paid_on, returned_on, reason,
       (count(*) over ())::int as count
     from main.payout where artist_id = $1 order by opened_at desc, token limit $2 offset $3`,
    [artist, limit, offset],
  )
  return { count: rows[0]?.count ?? 0, data: rows.map(({ count: _, ...payment }) => payment) }
}

/** Lists what a payment is made of. Throws 404, also for a payment of another artist's. */
export async function listPaymentLines(
  db: Queryable,
  artist: number,
  token: string,
  window: Window,
): Promise<Listed<EarningsLine> & { sum: number }> {
  const [payment] = await db.query<{ sum: number }>(
    `select coalesce((select sum(amount) from main.payout_line as line where line.payout = token), 0)::int8 as sum
     from main.payout where token = $1 and artist_id = $2`,
    [token, artist],
  )
  if (!payment) throw notFound()
  const { count, data } = await listPayoutLines(db, token, window)
  return { count, sum: payment.sum, data: data.map((line) => toLine({ ...line, clears_on: null })) }
}

type Line = Omit<EarningsLine, 'royalty'> & {
  royalty: (NonNullable<EarningsLine['royalty']> & { order_id: string }) | null
}

const toLine = ({ entry, kind, amount, effective_on, clears_on, royalty }: Line): EarningsLine => ({
  entry,
  kind,
  amount,
  effective_on,
  clears_on,
  royalty: royalty && {
    image_id: royalty.image_id,
    name: royalty.name,
    base: royalty.base,
    rate: royalty.rate,
  },
})
