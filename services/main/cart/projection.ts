import type { Write } from '#services/shared/database/write.ts'
import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { CartEvent, Count, Line } from './events.ts'
import { PRINT_COLUMNS, toPrint } from './print.ts'

type Place = Omit<Target, 'tx'>

/**
 * Says what brings the tables up to date with events of a cart in one statement; null where that would write
 * a row twice. The row of a new cart is of its first line's moment already, so that it is written once.
 */
export function writesOfCart(place: Place, news: readonly StoredEvent<CartEvent>[]): Write[] | null {
  const [first, ...rest] = news
  if (!first) return []
  if (rest.length === 0) return writesOfEvent(place, first)
  const isNewCart =
    first.event.type === 'cart.created' && rest.every(({ event }) => event.type === 'item.added')
  return isNewCart ? news.flatMap(({ event, at }) => writesBeside(place, event, at)) : null
}

/** Says what brings the tables up to date with an event of a cart, each row once. */
export const writesOfEvent = (place: Place, { event, at }: StoredEvent<CartEvent>): Write[] => [
  ...writesBeside(place, event, at),
  ...updateCart(place, {
    ...columnsOf(event),
    ...(isTouch(event) && { changed_at: at }),
    ...(isComeback(event) && { checked_at: null }),
  }),
]

/**
 * These are not the owner's doing, so they do not make a cart the last used one. A new cart is so already.
 */
const UNTOUCHED: readonly CartEvent['type'][] = [
  'cart.created',
  'cart.migrated',
  'lines.returned',
  'lines.checked',
  'line.reviewed',
]
const isTouch = ({ type }: CartEvent) => !UNTOUCHED.includes(type)

/** These bring in lines that may have been checked long ago. */
const COMEBACKS: readonly CartEvent['type'][] = ['item.restored', 'cart.merged', 'lines.returned']
const isComeback = ({ type }: CartEvent) => COMEBACKS.includes(type)

/** Columns of `main.cart` and what they become. */
type Columns = Readonly<Record<string, string | null>>

function columnsOf({ type, data }: CartEvent): Columns {
  switch (type) {
    case 'cart.claimed':
      return { owner: data.owner }
    case 'cart.migrated':
      return data.stay ? { owner: data.stay.owner } : { migrated_into: data.into }
    case 'cart.renamed':
      return { name: data.name }
    case 'cart.ordered':
      return { latest_order: data.orderId }
    case 'lines.returned':
      return { owner: data.owner, migrated_into: null }
    default:
      return {}
  }
}

function updateCart({ schema, id: token }: Place, columns: Columns): Write[] {
  const names = Object.keys(columns)
  if (names.length === 0) return []
  const sets = names.map((name, at) => `${name} = $${at + 2}`)
  const sql = `update ${schema}.cart set ${sets.join(', ')} where token = $1`
  return [{ sql, params: [token, ...Object.values(columns)] }]
}

/** What an event writes in other tables, and the row of a new cart. */
function writesBeside(place: Place, { type, data }: CartEvent, at: string): Write[] {
  const { schema, id: token } = place
  switch (type) {
    case 'cart.created':
      return [
        {
          sql: `insert into ${schema}.cart (token, project_id, name, owner, email, changed_at) values ($1, $2, $3, $4, $5, $6)`,
          params: [token, data.projectId, data.name, data.owner, data.email, at],
        },
      ]
    case 'item.added':
      return insertLines(place, [data])
    case 'item.restored':
      return insertLines(place, [data.line])
    case 'item.quantity-changed':
      return setQuantities(place, [data])
    case 'item.removed':
      return [{ sql: `delete from ${schema}.cart_item where id = $1`, params: [data.id] }]
    case 'cart.migrated':
      return [
        {
          sql: `delete from ${schema}.cart_item where cart = $1 and id <> all($2::int[])`,
          params: [token, data.stay?.lines ?? []],
        },
      ]
    case 'lines.checked':
      return [
        {
          sql: `update ${schema}.cart_item set unit_price = today."unitPrice", fault = today.fault
            from json_to_recordset($2::json) as today (id int, "unitPrice" int, fault text)
            where cart = $1 and cart_item.id = today.id`,
          params: [token, JSON.stringify(data.lines)],
        },
      ]
    case 'cart.shared':
      return [
        {
          sql: `insert into ${schema}.share (token, cart, at) values ($1, $2, $3)`,
          params: [data.shareToken, token, at],
        },
      ]
    case 'share.withdrawn':
      return [{ sql: `delete from ${schema}.share where token = $1`, params: [data.shareToken] }]
    case 'line.reviewed':
      return [
        {
          sql: `insert into ${schema}.review (id, cart, item_id, author, verdict, comment, at) values ($1, $2, $3, $4, $5, $6, $7)`,
          params: [data.id, token, data.itemId, data.author, data.verdict, data.comment, at],
        },
      ]
    case 'lines.returned':
    case 'cart.merged':
      return [...insertLines(place, data.added), ...setQuantities(place, data.joined)]
    case 'merge.undone':
      return setQuantities(place, data.counts)
    default:
      return []
  }
}

/** Match the cart too: the line of this number may have moved to another one since. */
function setQuantities({ schema, id: token }: Place, counts: readonly Count[]): Write[] {
  const left = counts.filter(({ quantity }) => quantity > 0)
  const gone = counts.filter(({ quantity }) => quantity <= 0)
  return [
    ...whereAny(left, {
      sql: `update ${schema}.cart_item set quantity = new.quantity
        from json_to_recordset($2::json) as new (id int, quantity int) where cart = $1 and cart_item.id = new.id`,
      params: [token, JSON.stringify(left)],
    }),
    ...whereAny(gone, {
      sql: `delete from ${schema}.cart_item where cart = $1 and id = any($2::int[])`,
      params: [token, gone.map(({ id }) => id)],
    }),
  ]
}

const COLUMNS = ['id', 'cart', 'added_unit_price', 'fault', 'design_token', ...PRINT_COLUMNS].join(', ')

function insertLines({ schema, id: cart }: Place, lines: readonly Line[]): Write[] {
  const rows = lines.map((line) => {
    const { id, unitPrice, addedUnitPrice: added_unit_price = unitPrice, fault, designToken } = line
    return { id, cart, added_unit_price, fault, design_token: designToken, ...toPrint(line) }
  })
  return whereAny(rows, {
    sql: `insert into ${schema}.cart_item (${COLUMNS})
      select ${COLUMNS} from json_populate_recordset(null::${schema}.cart_item, $1::json)`,
    params: [JSON.stringify(rows)],
  })
}

const whereAny = (rows: readonly object[], write: Write): Write[] => (rows.length > 0 ? [write] : [])
