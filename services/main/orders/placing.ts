import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Answer } from '#services/shared/http/idempotency.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { createLimit } from '#services/shared/limit.ts'
import type { Message } from '#services/shared/mail/message.ts'
import { checkCart } from '../cart/check.ts'
import type { CartState } from '../cart/state.ts'
import { createCartStreams } from '../cart/streams.ts'
import { arrivalOf } from '../checkout/arrival.ts'
import { projectOf } from '../checkout/project.ts'
import { buyableLinesOf, versionOf } from '../checkout/quote.ts'
import { projectOrdered, quoteChanged } from '../checkout/refusals.ts'
import { sumsOf } from '../checkout/sums.ts'
import { readAnswer, userOf, writeOnce } from '../http.ts'
import type { RoyaltyTerms } from '../images/content.ts'
import { claimPayment } from '../payments/intents.ts'
import { verifyIntent } from '../payments/verify.ts'
import { findTerms } from '../royalties/find-terms.ts'
import type { Checkout } from './body.ts'
import type { OrderView } from './contract.ts'
import type { OrderDeps } from './deps.ts'
import type { PlacedOrder } from './events.ts'
import { keepMailToken } from './guest-mail.ts'
import { placedMail, unconfirmedMail } from './mails.ts'
import { toOrderLine } from './order-line.ts'
import { makeOrderNumber } from './order-number.ts'
import { beginOrder } from './state.ts'
import { createOrderStreams, readOrder } from './streams.ts'
import { toOrderView } from './views.ts'

interface Asked {
  request: FastifyRequest
  /** The token of the project, which the caller may open. */
  token: string
  checkout: Checkout
  /** `Idempotency-Key`. */
  key: string
}

/** What is written if the project still is what was agreed to. */
interface Prepared {
  order: PlacedOrder
  version: string
  mail: Message
  /** Opens a guest's order from its mail; null for an account's. */
  mailToken: string | null
}

/**
 * At most four orders are prepared at once. The rest wait here: further on they would time out on answers of
 * the catalogue that have come but that this busy process has not read yet.
 */
const runInTurn = createLimit(4)

/**
 * Makes one order of a project. It asks other services first, then does the rest in one transaction that
 * locks the project's row: two who place at once take turns, and a process that dies in between has placed
 * all of it or nothing.
 */
export async function placeOrder(deps: OrderDeps, asked: Asked): Promise<Answer<OrderView>> {
  const { request } = asked
  const earlier = await readAnswer<OrderView>(deps, request)
  if (earlier) return earlier
  const prepared = await runInTurn(() => prepare(deps, asked)).catch(async (error: unknown) => {
    // Another call may have placed this order meanwhile: answer that order, not the error.
    const since = await readAnswer<OrderView>(deps, request)
    const { orderId } = await projectOf(deps.database, asked.token)
    if (since || orderId) return null
    throw error
  })
  const answer = await writeOnce<OrderView>(deps, request, (tx) => write(deps, tx, asked, prepared))
  deps.mailer.send()
  deps.settling.nudge()
  return answer
}

/**
 * Answers null when there is an order already, which {@link write} then reports. Throws 400 by field, 409 and
 * 503 as in the contract.
 */
async function prepare(deps: OrderDeps, asked: Asked): Promise<Prepared | null> {
  const { database, clock, content, provider, limits } = deps
  const { request, token, checkout } = asked
  const streams = createCartStreams({ clock })
  const { state: shown } = await streams.read(database, token)
  if (shown.orderId) return null
  await limits.order(database, request)
  const images = new Set(shown.lines.map(({ imageId }) => imageId))
  const [found] = await Promise.all([
    content.royaltyTerms([...images]),
    checkCart(deps, token, request.headers.authorization, { fresh: true }),
  ])
  const { state } = await streams.read(database, token)
  const version = checkout.quote?.version ?? versionOf(shown)
  const isAsked = state.lines.every(({ imageId }) => images.has(imageId))
  if (versionOf(state) !== version || !isAsked) throw quoteChanged()
  const order = await toOrder(deps, asked, state, found)
  if (checkout.quote && checkout.quote.grand_total !== order.sums.grand_total) throw quoteChanged()
  if (order.payment.method === 'card')
    await verifyIntent(provider, {
      intent: order.payment.intent,
      projectId: order.project.id,
      amount: order.sums.grand_total,
    })
  return { order, version, ...(await writeMail(deps, order)) }
}

async function writeMail(
  { clock, shop, newToken, invoices }: OrderDeps,
  order: PlacedOrder,
): Promise<Pick<Prepared, 'mail' | 'mailToken'>> {
  if (order.owner === null) {
    const mailToken = newToken()
    return { mailToken, mail: unconfirmedMail(shop, order, { token: mailToken, isConfirmed: false }) }
  }
  // Draw the invoice before taking locks: drawing takes longer than a row should be locked.
  const invoice = await invoices.forMail(beginOrder(order, clock().toISOString()))
  return { mailToken: null, mail: placedMail(shop, order, { token: null, isConfirmed: true }, invoice) }
}

async function toOrder(
  { database: db, today, salesTax }: OrderDeps,
  { request, token, checkout, key }: Asked,
  state: CartState,
  found: ReadonlyMap<string, RoyaltyTerms>,
): Promise<PlacedOrder> {
  const lines = buyableLinesOf(state)
  if (lines.length === 0) throw invalid({ non_field_errors: ['There is nothing in this project to order.'] })
  const { project, email: given } = await projectOf(db, token)
  const email = request.user?.email ?? given
  if (!email) throw invalid({ non_field_errors: ['Sign in, or give an email address, to order.'] })
  const sums = await sumsOf(salesTax, lines, checkout.address)
  const bought = { lines: lines.map(toOrderLine), sums }
  return {
    ...bought,
    orderId: makeOrderNumber(),
    key,
    cart: token,
    project,
    owner: state.owner,
    email,
    address: checkout.address,
    payment: checkout.payment,
    arrival: arrivalOf(lines, checkout.address, today()),
    terms: await findTerms(db, bought, found, today()),
  }
}

async function write(
  { clock, mailer, limits }: OrderDeps,
  tx: Queryable,
  { request, token }: Asked,
  prepared: Prepared | null,
): Promise<Answer<OrderView>> {
  const carts = createCartStreams({ clock })
  const user = userOf(request)
  const cart = await carts.open(tx, token, user)
  if (cart.state.orderId) throw projectOrdered(cart.state.orderId)
  if (!prepared || versionOf(cart.state) !== prepared.version) throw quoteChanged()
  const { order, mail, mailToken } = prepared
  const { orderId } = order
  await limits.orderMail(tx, order)
  await createOrderStreams({ clock }).place(tx, order)
  if (mailToken !== null) await keepMailToken(tx, orderId, mailToken)
  await carts.save(tx, cart, [{ type: 'cart.ordered', data: { orderId } }], user)
  const at = clock()
  if (order.payment.method === 'card')
    await claimPayment(tx, {
      intent: order.payment.intent,
      orderId,
      projectId: order.project.id,
      amount: order.sums.grand_total,
      at,
    })
  await mailer.write(tx, mail, at)
  return { status: 201, body: await toOrderView(tx, await readOrder(tx, orderId), request.user) }
}
