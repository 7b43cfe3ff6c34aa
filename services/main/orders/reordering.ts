import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import type { Answer } from '#services/shared/http/idempotency.ts'
import { conflict } from '#services/shared/http/problem.ts'
import { buy, faultOf } from '../cart/choice.ts'
import type { CartEvent, Fault } from '../cart/events.ts'
import type { Purchase } from '../cart/print.ts'
import { readCart } from '../cart/queries.ts'
import { createCartStreams, takeNextIds } from '../cart/streams.ts'
import { readAnswer, userOf, writeOnce } from '../http.ts'
import type { ContentImage } from '../images/content.ts'
import { chooseProject } from '../projects/queries.ts'
import type { OrderLineView, Reordered } from './contract.ts'
import type { OrderDeps } from './deps.ts'
import type { PlacedOrder } from './events.ts'
import { readOrder } from './streams.ts'

/**
 * Makes a new project of what can still be bought of an order; it becomes the caller's current one. Throws
 * 503, and 409 `nothing_left`.
 */
export async function reorder(
  deps: OrderDeps,
  request: FastifyRequest,
  orderId: string,
): Promise<Answer<Reordered>> {
  const earlier = await readAnswer<Reordered>(deps, request)
  if (earlier) return earlier
  const { placed } = await readOrder(deps.database, orderId)
  // Ask the catalogue before the transaction begins, as a purchase does.
  const { images, unreached } = await deps.content.images(
    [...new Set(placed.lines.map((line) => line.image_id))],
    request.headers.authorization,
    { isAsked: true },
  )
  if (unreached.length > 0) throw new UpstreamFailure('Not every image of the order could be asked for', null)
  const { bought, left } = sift(placed.lines, images)
  if (bought.length === 0) throw conflict('Nothing in this order is for sale anymore.', 'nothing_left')
  return writeOnce<Reordered>(deps, request, async (tx) => {
    const user = userOf(request)
    await deps.limits.guestCart(tx, request)
    const token = await create(deps, tx, { placed, bought, user })
    if (user) await chooseProject(tx, user, token)
    return { status: 201, body: { cart: await readCart(tx, token, deps.today()), left } }
  })
}

function sift(lines: readonly OrderLineView[], images: readonly ContentImage[]) {
  const byId = new Map(images.map((image) => [image.id, image]))
  const bought: Purchase[] = []
  const left: { name: string; fault: Fault }[] = []
  for (const { image_id, name, substrate, frame, quantity, width, height } of lines) {
    const image = byId.get(image_id) ?? null
    const choice = { substrate, size: { width, height }, frame }
    const fault = faultOf(image, choice)
    if (fault) left.push({ name, fault })
    else bought.push({ ...buy(image, choice), quantity })
  }
  return { bought, left }
}

interface Wanted {
  placed: PlacedOrder
  bought: readonly Purchase[]
  user: string | null
}

/** Creates the cart and answers its token; it is the current one of whoever is signed in. */
async function create(
  { carts, clock, newToken }: OrderDeps,
  tx: Queryable,
  { placed, bought, user }: Wanted,
): Promise<string> {
  const email = user ? null : placed.email
  const token = await carts.create(tx, user, { email, name: placed.project.name })
  if (user) await chooseProject(tx, user, token)
  const ids = await takeNextIds(tx, 'item_id', bought.length)
  const lines = bought.map((purchase, index): CartEvent => {
    return { type: 'item.added', data: { ...purchase, id: ids[index] ?? 0, designToken: newToken() } }
  })
  const streams = createCartStreams({ clock })
  await streams.save(tx, await streams.loadLocked(tx, token), lines, user)
  return token
}
