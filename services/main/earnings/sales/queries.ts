import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { readOrder } from '../../orders/streams.ts'
import { SUBSTRATE_PRICES } from '../../pricing/price-book.ts'
import type { Sale, SaleList, SaleMomentKind, SaleView } from './contract.ts'

type Row = Sale & { substrate: Substrate }

/** Names what it was printed on as the shop does. */
const toSale = <R extends Row>(row: R) => ({ ...row, substrate: SUBSTRATE_PRICES[row.substrate].label })

export interface SalesAsked {
  artist: number
  timeZone: string
  month: string | null
  work: string | null
  limit: number
  offset: number
}

const MOST_WORKS = 200

const SALE = `replace(id, '/', '.') as id, (placed_at at time zone $2)::date as day, image_id, name, width, height, substrate, frame,
  quantity, base, rate_bp as rate,
  case state when 'reversed' then royalty else royalty - reversed end as royalty, state, payout as payment,
  (select status from main.payout where token = royalty_line.payout) as payment_status`

/** Of the artist $1, and somebody gets something of it. */
const OWN = 'artist_id = $1 and left_out is null'

const monthOfLatest = (where: string) =>
  `(select date_trunc('month', placed_at at time zone $2) from main.royalty_line where ${OWN} and ${where}
    order by placed_at desc limit 1)`

/** The month of the latest sale, and again of the latest before that month: one look at an index each. */
const MONTHS = `
  with recursive sold as (
    (select ${monthOfLatest('true')} as first)
    union all
    select ${monthOfLatest('placed_at < sold.first at time zone $2')} from sold where sold.first is not null
  )
  select to_char(first, 'YYYY-MM') as month from sold where first is not null order by first desc`

/** Lists what was sold of an artist's, the latest first. */
export async function listSales(
  db: Queryable,
  { artist, timeZone, month, work, limit, offset }: SalesAsked,
): Promise<Omit<SaleList, 'limit' | 'offset'>> {
  const narrowed = `${OWN} and ($4::text is null or image_id = $4)
    and ($3::text is null or (placed_at >= to_date($3, 'YYYY-MM')::timestamp at time zone $2
      and placed_at < (to_date($3, 'YYYY-MM') + interval '1 month') at time zone $2))`
  const asked = [artist, timeZone, month, work]
  const [totals, data, months, works] = await Promise.all([
    db.query<{ count: number; sum: number }>(
      `select count(*)::int as count, coalesce(sum(royalty - reversed) filter (where state <> 'reversed'), 0)::int8 as sum
       from main.royalty_line where ${narrowed}`,
      asked,
    ),
    db.query<Row>(
      `select ${SALE} from main.royalty_line where ${narrowed} order by placed_at desc, royalty_line.id limit $5 offset $6`,
      [...asked, limit, offset],
    ),
    db.query<{ month: string }>(MONTHS, [artist, timeZone]),
    db.query<{ image_id: string; name: string }>(
      `select image_id, max(name) as name from main.royalty_line where ${OWN} group by image_id
       order by count(*) desc, image_id limit ${MOST_WORKS}`,
      [artist],
    ),
  ])
  const { count = 0, sum = 0 } = totals[0] ?? {}
  return { count, sum, data: data.map(toSale), months: months.map((each) => each.month), works }
}

/** Reads how a royalty was reckoned. Throws 404, also for another's. */
export async function viewSale(
  db: Queryable,
  { artist, timeZone, id }: { artist: number; timeZone: string; id: string },
): Promise<SaleView> {
  const [row] = await db.query<
    Row & { key: string; order_id: string; line: number; agreement: number | null }
  >(`select ${SALE}, id as key, order_id, line, agreement from main.royalty_line where ${OWN} and id = $3`, [
    artist,
    timeZone,
    id.replace('.', '/'),
  ])
  if (!row) throw notFound()
  const { key, order_id, line, ...sale } = toSale(row)
  const [order, entries, payments] = await Promise.all([
    readOrder(db, order_id),
    db.query<{ kind: SaleMomentKind; at: Date }>(
      'select kind, recorded_at as at from main.ledger_entry where order_line = $1 order by recorded_at, key',
      [key],
    ),
    db.query<SaleView['payments'][number]>(
      `select token, status, day, made.amount from main.payout_line as made join main.payout on token = made.payout
       where made.entry = $1 order by opened_at desc`,
      [`${key}/clear`],
    ),
  ])
  const sold = order.placed.lines.find((each) => each.id === line)
  if (!sold) throw new Error(`The order of ${key} has no such line.`)
  const moments = [
    ...order.moments.map(({ status, at }) => ({ kind: status, at })),
    ...entries.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  return { ...sale, unit_price: sold.unit_price, discount: sold.total - sale.base, moments, payments }
}
