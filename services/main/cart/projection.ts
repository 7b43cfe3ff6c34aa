import type { Queryable } from '#services/shared/database/driver.ts'
import type { CartEvent, Line } from './state.ts'

/** Brings the tables that are read up to what happened. Runs in the transaction that keeps the events. */
export async function project(
  tx: Queryable,
  token: string,
  events: readonly CartEvent[],
  at: Date,
): Promise<void> {
  for (const event of events) await write(tx, token, event, at)
  if (events.length > 0) await tx.query('update main.cart set changed_at = $2 where token = $1', [token, at])
}

async function write(tx: Queryable, token: string, { type, data }: CartEvent, at: Date): Promise<unknown> {
  switch (type) {
    case 'cart.created':
      return tx.query(
        'insert into main.cart (token, project_id, name, owner, changed_at) values ($1, $2, $3, $4, $5)',
        [token, data.projectId, data.name, data.owner, at],
      )
    case 'item.added':
      return insertLine(tx, token, data)
    case 'item.quantity-changed':
      return tx.query('update main.cart_item set quantity = $2 where id = $1', [data.id, data.quantity])
    case 'item.removed':
      return tx.query('delete from main.cart_item where id = $1', [data.id])
    case 'cart.claimed':
      return tx.query('update main.cart set owner = $2 where token = $1', [token, data.owner])
    case 'cart.migrated':
      await tx.query('delete from main.cart_item where cart = $1', [token])
      return tx.query('update main.cart set migrated_into = $2 where token = $1', [token, data.into])
  }
}

const insertLine = (tx: Queryable, token: string, line: Line) =>
  tx.query(
    `insert into main.cart_item (id, cart, image_id, name, artist, imgsrc, preview, width, height, substrate,
       quantity, unit_price, design_token)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      line.id,
      token,
      line.imageId,
      line.name,
      line.artist,
      line.imgsrc,
      line.preview,
      line.width,
      line.height,
      line.substrate,
      line.quantity,
      line.unitPrice,
      line.designToken,
    ],
  )
