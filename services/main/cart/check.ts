import type { Queryable } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import type { ContentImage } from '../images/content.ts'
import { faultOf, priceOf } from './choice.ts'
import type { CartDeps } from './deps.ts'
import type { CheckedLine, Fault, Line } from './events.ts'
import { createCartStreams } from './streams.ts'

/** For so long a cart's prices and availability count as today's. */
const FRESH_MS = 30_000

/** The part of a line that can be checked: inches, cents. */
export type Checkable = Pick<
  Line,
  'id' | 'imageId' | 'substrate' | 'frame' | 'width' | 'height' | 'unitPrice'
> & {
  fault: Fault | null
}

/**
 * Brings a cart's lines to today's prices and availability, asking the content service for all their images
 * at once. What has changed is one event `lines.checked` by `system`. It asks every 30 s at most, unless
 * `fresh`. When content cannot be asked the cart stays as it is; `fresh` throws UpstreamFailure (503) then.
 * An ordered cart stays as it was ordered. `token` must have been opened already. Do not call it within a
 * transaction: the embedded store has one connection.
 */
export async function checkCart(
  { database, clock, content }: Pick<CartDeps, 'database' | 'clock' | 'content'>,
  token: string,
  authorization: string | undefined,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<void> {
  const at = clock()
  // Mark it checked before asking: other readers then do not ask too, and nobody waits for an outage again at
  // once.
  const [due] = await database.query(
    `update main.cart set checked_at = $2
     where token = $1 and latest_order is null and ($3 or checked_at is null or checked_at <= $4) returning token`,
    [token, at, fresh, new Date(at.getTime() - FRESH_MS)],
  )
  if (!due) return
  const all = await readLines(database, token)
  if (all.length === 0) return
  const answer = await content
    .images([...new Set(all.map(({ imageId }) => imageId))], authorization, { isAsked: fresh })
    .catch((error: unknown) => {
      if (fresh || !(error instanceof UpstreamFailure)) throw error
      return null
    })
  if (!answer) return
  if (fresh && answer.unreached.length > 0)
    throw new UpstreamFailure('Not every image of the project could be asked for', null)
  const shown = all.filter(({ imageId }) => !answer.unreached.includes(imageId))
  const byId = new Map(answer.images.map((image) => [image.id, image]))
  if (changesOf(shown, byId).length === 0) return
  const streams = createCartStreams({ clock })
  await database.transaction(async (tx) => {
    const cart = await streams.loadLocked(tx, token)
    if (cart.state.orderId || cart.state.migratedInto) return
    const asked = cart.state.lines.filter(({ id }) => shown.some((line) => line.id === id))
    const lines = changesOf(
      asked.map((line) => ({ ...line, fault: line.fault ?? null })),
      byId,
    )
    if (lines.length > 0) await streams.save(tx, cart, [{ type: 'lines.checked', data: { lines } }], 'system')
  })
}

/**
 * Lists the lines that have changed, by the images that exist. A line that cannot be bought keeps its price.
 */
export function changesOf(
  lines: readonly Checkable[],
  images: ReadonlyMap<string, ContentImage>,
): CheckedLine[] {
  return lines.flatMap(({ id, imageId, substrate, frame, width, height, unitPrice: before, fault: was }) => {
    const image = images.get(imageId) ?? null
    const size = { width, height }
    const fault = faultOf(image, { substrate, size, frame })
    const price = image && !fault ? priceOf({ substrate, size, frame }, image.price) : before
    return price === before && fault === was ? [] : [{ id, unitPrice: price, fault }]
  })
}

const readLines = (db: Queryable, token: string) =>
  db.query<Checkable>(
    `select id, image_id as "imageId", substrate, frame, width, height, unit_price as "unitPrice", fault
     from main.cart_item where cart = $1`,
    [token],
  )
