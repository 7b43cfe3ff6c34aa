import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { estimateArrival } from '../pricing/arrival.ts'
import { findFreeShippingGap, totals } from '../pricing/rules.ts'
import { toSumsView } from '../pricing/sums.ts'
import type { CartItemView, CartView, ProjectRef } from './contract.ts'
import type { Fault } from './events.ts'
import { type PrintView, printOf } from './print.ts'
import { cartStreams } from './streams.ts'

/** Reads of carts that somebody may already open. */

/** A cart as its tables have it. */
export interface CartRow {
  token: string
  project_id: number
  name: string
  owner: string | null
  latest_order: string | null
  version: number
}

interface ItemRow extends PrintView {
  id: number
  added_unit_price: number
  fault: Fault | null
  design_token: string
}

/**
 * Where the design tool opens an item: the main site's own, or the stand-in, by a token that shows only this
 * item.
 */
export type DesignUrl = (item: { id: number; designToken: string }) => string

/** SQL for the number of the last event of the cart in `$1`. */
export const VERSION_OF_CART = `select max(version) from main.events where stream = '${cartStreams.prefix}' || $1`

/** `today` is when it would be ordered. Throws 404. */
export async function readCart(db: Queryable, token: string, today: Day): Promise<CartView> {
  const [cart] = await db.query<CartRow>(
    `select token, project_id, name, owner, latest_order, (${VERSION_OF_CART}) as version
     from main.cart where token = $1`,
    [token],
  )
  if (!cart) throw notFound()
  const lines = await db.query<SummedLine>(
    'select substrate, frame, width, height, quantity, unit_price from main.cart_item where cart = $1 and fault is null',
    [token],
  )
  return toCartView(cart, lines, today)
}

/** What of a line the sums of its cart are made of. */
type SummedLine = Pick<PrintView, 'substrate' | 'frame' | 'width' | 'height' | 'quantity' | 'unit_price'>

/** `lines` are those that can be bought. */
export function toCartView(cart: CartRow, lines: readonly SummedLine[], today: Day): CartView {
  const sums = totals(lines.map(({ unit_price, ...line }) => ({ ...line, unitPrice: unit_price })))
  return {
    token: cart.token,
    latest_order: cart.latest_order,
    project: toProjectRef(cart),
    ...toSumsView(sums, null),
    free_shipping_gap: findFreeShippingGap(sums),
    arrival: estimateArrival(lines, null, today),
    is_guest: cart.owner === null,
    version: cart.version,
  }
}

/** Its label is its name: its number would tell how many projects the shop ever had. */
export const toProjectRef = ({ project_id: id, name }: Pick<CartRow, 'project_id' | 'name'>): ProjectRef => ({
  id,
  name,
  label: name,
})

export async function readItems(
  db: Queryable,
  token: string,
  { limit, offset, designUrl }: { limit: number; offset: number; designUrl: DesignUrl },
): Promise<{ count: number; items: CartItemView[] }> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from main.cart_item where cart = $1',
    [token],
  )
  const items = await db.query<ItemRow>(
    'select * from main.cart_item where cart = $1 order by id limit $2 offset $3',
    [token, limit, offset],
  )
  return { count: row?.count ?? 0, items: items.map((item) => toView(item, designUrl)) }
}

/** Throws 404. */
export async function readItem(
  db: Queryable,
  token: string,
  id: number,
  designUrl: DesignUrl,
): Promise<CartItemView> {
  const [item] = await db.query<ItemRow>('select * from main.cart_item where cart = $1 and id = $2', [
    token,
    id,
  ])
  if (!item) throw notFound()
  return toView(item, designUrl)
}

/** The item that a design link shows; null when it is in no cart any more. */
export async function readDesign(
  db: Queryable,
  designToken: string,
  designUrl: DesignUrl,
): Promise<CartItemView | null> {
  const [item] = await db.query<ItemRow>('select * from main.cart_item where design_token = $1', [
    designToken,
  ])
  return item ? toView(item, designUrl) : null
}

function toView(item: ItemRow, designUrl: DesignUrl): CartItemView {
  const { artist, width, height, substrate, frame, ...print } = printOf(item)
  return {
    id: item.id,
    ...print,
    total: print.unit_price * print.quantity,
    added_unit_price: item.added_unit_price,
    fault: item.fault,
    config: { artist, width, height, substrate, frame },
    design_url: designUrl({ id: item.id, designToken: item.design_token }),
  }
}
