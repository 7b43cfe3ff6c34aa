import type { Queryable } from '#services/shared/database/driver.ts'
import type { Target } from '#services/shared/events/handler.ts'
import type { Frame } from '../pricing/frames.ts'
import type { OrderBooks, RoyaltyLine } from './books.ts'
import { royaltyOf } from './shares.ts'
import type { LineTerms } from './terms.ts'

type Tables = Pick<Target, 'tx' | 'schema'>

/** What a line of an order shows beside its terms. */
interface SoldLine {
  id: number
  image_id: string
  name: string
  artist: string
  quantity: number
  /** Inches. */
  width: number
  height: number
  substrate: string
  frame: Frame | null
}

/** A line of an order that was placed at a time (ISO 8601), with its terms. */
export interface PlacedLines {
  orderId: string
  placedAt: string
  lines: readonly SoldLine[]
  terms: readonly LineTerms[]
}

/** Names of {@link RoyaltyLine} by their columns in `royalty_line`. */
const LINE_COLUMNS = `id, case when left_out is null then artist_id end as "artistId", royalty, base, coalesce(rate_bp, 0) as "rateBp",
  returned, reversed, state,
  accrued_on as "accruedOn", shipped_on as "shippedOn", delivered_on as "deliveredOn",
  cleared_on as "clearedOn", reversed_on as "reversedOn"`

/** Writes the royalty lines of an order that was placed, in one statement. */
export async function insertLines({ tx, schema }: Tables, order: PlacedLines): Promise<void> {
  const terms = new Map(order.terms.map((each) => [each.line, each]))
  const rows = order.lines.flatMap(({ id: line, ...sold }) => {
    const agreed = terms.get(line)
    if (!agreed) return []
    const royalty = agreed.rateBp === null ? 0 : royaltyOf(agreed.base, agreed.rateBp)
    return { ...agreed, ...sold, id: `${order.orderId}/${line}`, line, royalty }
  })
  await tx.query(
    `insert into ${schema}.royalty_line (id, order_id, line, image_id, name, artist, quantity, width, height, substrate, frame, artist_id,
       creator_uuid, royalty_code, agreement, rate_bp, left_out, base, royalty, state, placed_at)
     select id, $1, line, image_id, name, artist, quantity, width, height, substrate, frame, "artistId", "creatorUuid", "royaltyCode", agreement,
       "rateBp", "leftOut", base, royalty, 'placed', $2
     from json_to_recordset($3::json) as new (id text, line int, image_id text, name text, artist text, quantity int,
       width float8, height float8, substrate text, frame jsonb, "artistId" int, "creatorUuid" uuid, "royaltyCode" text, agreement int, "rateBp" int, "leftOut" text, base int,
       royalty int)`,
    [order.orderId, order.placedAt, JSON.stringify(rows)],
  )
}

/** A line with the order that it is of. */
interface BooksRow {
  line: RoyaltyLine
  grandTotal: number
  tax: number
  paid: boolean
  status: string
  refunded: OrderBooks['refunded']
}

/** Reads an order as its tables show it, in one statement; null where its terms are not known. */
export async function readBooks({ tx, schema }: Tables, orderId: string): Promise<OrderBooks | null> {
  const rows = await tx.query<BooksRow>(
    `select row_to_json(sold) as line, grand_total as "grandTotal", tax, paid, status, json_build_object(
       'net', refunded_net, 'shipping', refunded_shipping, 'tax', refunded_tax) as refunded
     from ${schema}.orders cross join lateral (
       select ${LINE_COLUMNS} from ${schema}.royalty_line where order_id = orders.order_id order by line) as sold
     where order_id = $1`,
    [orderId],
  )
  const [first] = rows
  if (!first) return null
  const { grandTotal, tax, paid, status, refunded } = first
  const lines = rows.map(({ line }) => line)
  const net = lines.reduce((sum, { base }) => sum + base, 0)
  return {
    sale: { orderId, net, shipping: grandTotal - tax - net, tax },
    isPaid: paid,
    isRefunded: status === 'refunded',
    refunded,
    lines,
  }
}

/** Reads royalty lines by their ids, in order of id. */
export const readLines = ({ tx, schema }: Tables, ids: readonly string[]): Promise<RoyaltyLine[]> =>
  tx.query<RoyaltyLine>(
    `select ${LINE_COLUMNS} from ${schema}.royalty_line
     where id in (select json_array_elements_text($1::json)) order by id`,
    [JSON.stringify(ids)],
  )

/** Writes how royalty lines stand, in one statement. */
export async function saveLines({ tx, schema }: Tables, lines: readonly RoyaltyLine[]): Promise<void> {
  await tx.query(
    `update ${schema}.royalty_line as kept
     set state = news.state, accrued_on = "accruedOn", shipped_on = "shippedOn", delivered_on = "deliveredOn",
       cleared_on = "clearedOn", reversed_on = "reversedOn", returned = news.returned, reversed = news.reversed
     from json_to_recordset($1::json) as news (id text, state text, returned int, reversed int, "accruedOn" date, "shippedOn" date,
       "deliveredOn" date, "clearedOn" date, "reversedOn" date)
     where kept.id = news.id`,
    [JSON.stringify(lines)],
  )
}

/** Whom an order's royalties go to. */
export async function artistsOf(tx: Queryable, orderId: string): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `select distinct artist_id as id from main.royalty_line where order_id = $1 and artist_id is not null`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}
