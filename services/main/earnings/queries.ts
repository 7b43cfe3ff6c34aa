import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { PayoutDeps } from '../payouts/deps.ts'
import { listDueLines } from '../payouts/due/lines.ts'
import { payability } from '../payouts/payability.ts'
import { listPayoutLines } from '../payouts/payout/queries.ts'
import { readPayees } from '../payouts/read-payees.ts'
import { toReasonView } from '../payouts/reason-views.ts'
import { COUNTS } from '../payouts/tax/queries.ts'
import type {
  EarningsLine,
  EarningsPayment,
  EarningsPaymentLines,
  EarningsPaymentList,
  EarningsView,
  PaymentSum,
} from './contract.ts'

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
    returned: await readReturned(db, artist),
  }
}

/**
 * Which payments each sum is made of, and what it takes of each; $1 and $2 are the first and last day of the
 * year, which is counted as its tax forms do.
 */
const SUMS: Readonly<Record<PaymentSum, { of: string; column: 'amount' | 'withheld' }>> = {
  in_transit: { of: "status in ('open', 'sent')", column: 'amount' },
  paid: { of: COUNTS, column: 'amount' },
  withheld: { of: `withheld > 0 and ${COUNTS}`, column: 'withheld' },
}

const sumAs = (name: PaymentSum) =>
  `coalesce(sum(${SUMS[name].column}) filter (where ${SUMS[name].of}), 0)::int8 as ${name}`

async function readPaid(
  db: Queryable,
  artist: number,
  year: number,
): Promise<Pick<EarningsView, PaymentSum>> {
  const [sums] = await db.query<Pick<EarningsView, PaymentSum>>(
    `select ${sumAs('in_transit')}, ${sumAs('paid')}, ${sumAs('withheld')} from main.payout where artist_id = $3`,
    [...daysOf(year), artist],
  )
  return sums ?? { in_transit: 0, paid: 0, withheld: 0 }
}

const daysOf = (year: number): [first: string, last: string] => [`${year}-01-01`, `${year}-12-31`]

/** Lists what is unpaid of an artist's, with its sum. */
export async function listUnpaid(
  db: Queryable,
  asked: Window & { artist: number; state: 'pending' | 'cleared' },
  { clears }: EarningsDeps['rules'],
): Promise<Listed<EarningsLine> & { sum: number }> {
  const { count, data, sum } = await listDueLines(db, asked, clears)
  return { count, sum, data: data.map(toLine) }
}

const PAYMENT =
  'token, status, amount, withheld, amount - withheld as net, account_label, day, paid_on, returned_on, reason'

/** Reads the latest payment that came back and of which something is in no other one. */
async function readReturned(db: Queryable, artist: number): Promise<EarningsPayment | null> {
  const [payment] = await db.query<EarningsPayment>(
    `select ${PAYMENT} from main.payout as back
     where artist_id = $1 and status = 'returned' and exists (
       select from main.payout_line as line where line.payout = back.token and not exists (
         select from main.payout_line as live where live.entry = line.entry and live.is_live))
     order by opened_at desc limit 1`,
    [artist],
  )
  return payment ?? null
}

/** Of a page without payments there is one, in which all but the totals is null. */
type PaymentRow = Omit<EarningsPayment, 'token'> & {
  token: string | null
  opened_at: Date | null
  count: number
  sum: number
}

/** Lists an artist's payments, all or those of a sum with what they come to; the latest first. */
export async function listPayments(
  db: Queryable,
  { artist, of, year, limit, offset }: Window & { artist: number; of: PaymentSum | null; year: number },
): Promise<Omit<EarningsPaymentList, 'limit' | 'offset'>> {
  const chosen = of ? SUMS[of] : { of: 'true', column: 'amount' }
  const rows = await db.query<PaymentRow>(
    `with chosen as (
       select ${PAYMENT}, opened_at
       from main.payout where artist_id = $3 and $1::date <= $2::date and ${chosen.of}
     ), totals as (
       select count(*)::int as count, coalesce(sum(${chosen.column}), 0)::int8 as sum from chosen
     ), page as (
       select * from chosen order by opened_at desc, token limit $4 offset $5
     )
     select page.*, totals.* from totals left join page on true order by opened_at desc, token`,
    [...daysOf(year), artist, limit, offset],
  )
  const [{ count, sum } = { count: 0, sum: 0 }] = rows
  return { count, sum: of && sum, data: rows.flatMap(toPayment) }
}

const toPayment = ({
  token,
  opened_at: _,
  count: _count,
  sum: _sum,
  ...payment
}: PaymentRow): EarningsPayment[] => (token === null ? [] : [{ token, ...payment }])

/** Lists what a payment is made of. Throws 404, also for a payment of another artist's. */
export async function listPaymentLines(
  db: Queryable,
  artist: number,
  token: string,
  window: Window,
): Promise<Omit<EarningsPaymentLines, 'limit' | 'offset'>> {
  const [found] = await db.query<EarningsPayment & { sum: number }>(
    `select ${PAYMENT},
       coalesce((select sum(amount) from main.payout_line as line where line.payout = token), 0)::int8 as sum
     from main.payout where token = $1 and artist_id = $2`,
    [token, artist],
  )
  if (!found) throw notFound()
  const { sum, ...payment } = found
  const { count, data } = await listPayoutLines(db, token, window)
  return { payment, count, sum, data: data.map((line) => toLine({ ...line, clears_on: null })) }
}

type Line = Omit<EarningsLine, 'royalty'> & {
  royalty: (Omit<NonNullable<EarningsLine['royalty']>, 'sale'> & { order_id: string; line: number }) | null
}

const toLine = ({ entry, kind, amount, effective_on, clears_on, royalty }: Line): EarningsLine => ({
  entry,
  kind,
  amount,
  effective_on,
  clears_on,
  royalty: royalty && {
    sale: `${royalty.order_id}.${royalty.line}`,
    image_id: royalty.image_id,
    name: royalty.name,
    base: royalty.base,
    rate: royalty.rate,
  },
})
