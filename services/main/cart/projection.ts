import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { CartEvent, CheckedLine, Count, Line } from './events.ts'
import { PRINT_COLUMNS, toPrint } from './print.ts'

/**
 * Brings the tables up to date with these events of a cart. Runs in the transaction that keeps the events.
 */
export async function projectCart(target: Target, news: readonly StoredEvent<CartEvent>[]): Promise<void> {
  const { tx, schema, id: token } = target
  for (const { event, at } of news) {
    await write(target, event, at)
    if (isTouch(event))
      await tx.query(`update ${schema}.cart set changed_at = $2 where token = $1`, [token, at])
    if (isComeback(event))
      await tx.query(`update ${schema}.cart set checked_at = null where token = $1`, [token])
  }
}

/** These are not the owner's doing, so they do not make a cart the last used one. */
const UNTOUCHED: readonly CartEvent['type'][] = [
  'cart.migrated',
  'lines.returned',
  'lines.checked',
  'line.reviewed',
]
const isTouch = ({ type }: CartEvent) => !UNTOUCHED.includes(type)

/** These bring in lines that may have been checked long ago. */
const COMEBACKS: readonly CartEvent['type'][] = ['item.restored', 'cart.merged', 'lines.returned']
const isComeback = ({ type }: CartEvent) => COMEBACKS.includes(type)

async function write(target: Target, { type, data }: CartEvent, at: string): Promise<unknown> {
  const { tx, schema, id: token } = target
  switch (type) {
    case 'cart.created':
      return tx.query(
        `insert into ${schema}.cart (token, project_id, name, owner, email, changed_at) values ($1, $2, $3, $4, $5, $6)`,
        [token, data.projectId, data.name, data.owner, data.email, at],
      )
    case 'item.added':
      return insertLine(target, data)
    case 'item.restored':
      return insertLine(target, data.line)
    case 'item.quantity-changed':
      return setQuantity(target, data)
    case 'item.removed':
      return tx.query(`delete from ${schema}.cart_item where id = $1`, [data.id])
    case 'cart.claimed':
      return tx.query(`update ${schema}.cart set owner = $2 where token = $1`, [token, data.owner])
    case 'cart.migrated':
      await tx.query(`delete from ${schema}.cart_item where cart = $1 and id <> all($2::int[])`, [
        token,
        data.stay?.lines ?? [],
      ])
      return data.stay
        ? tx.query(`update ${schema}.cart set owner = $2 where token = $1`, [token, data.stay.owner])
        : tx.query(`update ${schema}.cart set migrated_into = $2 where token = $1`, [token, data.into])
    case 'cart.renamed':
      return tx.query(`update ${schema}.cart set name = $2 where token = $1`, [token, data.name])
    case 'lines.checked':
      return checkLines(target, data.lines)
    case 'cart.ordered':
      return tx.query(`update ${schema}.cart set latest_order = $2 where token = $1`, [token, data.orderId])
    case 'cart.shared':
      return tx.query(`insert into ${schema}.share (token, cart, at) values ($1, $2, $3)`, [
        data.shareToken,
        token,
        at,
      ])
    case 'share.withdrawn':
      return tx.query(`delete from ${schema}.share where token = $1`, [data.shareToken])
    case 'line.reviewed':
      return tx.query(
        `insert into ${schema}.review (id, cart, item_id, author, verdict, comment, at) values ($1, $2, $3, $4, $5, $6, $7)`,
        [data.id, token, data.itemId, data.author, data.verdict, data.comment, at],
      )
    case 'lines.returned':
      await tx.query(`update ${schema}.cart set owner = $2, migrated_into = null where token = $1`, [
        token,
        data.owner,
      ])
      return takeLines(target, data)
    case 'cart.merged':
      return takeLines(target, data)
    case 'merge.undone':
      for (const count of data.counts) await setQuantity(target, count)
  }
}

async function takeLines(
  target: Target,
  { added, joined }: { added: readonly Line[]; joined: readonly Count[] },
): Promise<void> {
  for (const line of added) await insertLine(target, line)
  for (const count of joined) await setQuantity(target, count)
}

/** Match the cart too: the line of this number may have moved to another one since. */
const setQuantity = ({ tx, schema, id: token }: Target, { id, quantity }: Count) =>
  quantity > 0
    ? tx.query(`update ${schema}.cart_item set quantity = $3 where cart = $1 and id = $2`, [
        token,
        id,
        quantity,
      ])
    : tx.query(`delete from ${schema}.cart_item where cart = $1 and id = $2`, [token, id])

async function checkLines({ tx, schema, id: token }: Target, lines: readonly CheckedLine[]): Promise<void> {
  for (const { id, unitPrice, fault } of lines)
    await tx.query(`update ${schema}.cart_item set unit_price = $3, fault = $4 where cart = $1 and id = $2`, [
      token,
      id,
      unitPrice,
      fault,
    ])
}

function insertLine({ tx, schema, id: token }: Target, line: Line): Promise<unknown> {
  const { id, unitPrice, addedUnitPrice = unitPrice, fault = null, designToken } = line
  const print = toPrint(line)
  const row = [id, token, addedUnitPrice, fault, designToken, ...PRINT_COLUMNS.map((name) => print[name])]
  return tx.query(
    `insert into ${schema}.cart_item (id, cart, added_unit_price, fault, design_token, ${PRINT_COLUMNS.join(', ')})
     values (${row.map((_, at) => `$${at + 1}`).join(', ')})`,
    row,
  )
}
