import type { FastifyInstance } from 'fastify'
import type { OrderCommand } from '#machines/lifecycles/order.ts'
import type { Role } from '#machines/lifecycles/roles.ts'
import { parse } from '#services/shared/http/validate.ts'
import { userOf, writeOnce } from '../http.ts'
import { openOrder } from './access.ts'
import { orderParams, type Transition, transitionBody } from './body.ts'
import { claimOrder } from './claiming.ts'
import type { OrderView } from './contract.ts'
import type { OrderDeps } from './deps.ts'
import { reorder } from './reordering.ts'
import { readOrder } from './streams.ts'
import { toOrderView } from './views.ts'

/** Adds the routes that change an order, give it to an account, and order it again (orders/contract.ts). */
export function addOrderChangeRoutes(host: FastifyInstance, deps: OrderDeps): void {
  const { database, changes, mailer, settling } = deps

  host.post('/api/v2/orders/:orderId/transitions/', async (request): Promise<OrderView> => {
    const { orderId } = parse(orderParams, request.params)
    const role = await openOrder(database, orderId, request)
    const transition = parse(transitionBody, request.body)
    const { body } = await writeOnce<OrderView>(deps, request, async (tx) => {
      await changes.change(tx, orderId, toCommand(transition, role), userOf(request) ?? 'guest')
      return { status: 200, body: await toOrderView(tx, await readOrder(tx, orderId), request.user) }
    })
    mailer.send()
    settling.nudge()
    return body
  })

  host.post('/api/v2/orders/:orderId/claim/', async (request): Promise<OrderView> => {
    const { orderId } = parse(orderParams, request.params)
    const { body } = await writeOnce<OrderView>(deps, request, async (tx) => {
      await claimOrder(deps, tx, orderId, request)
      return { status: 200, body: await toOrderView(tx, await readOrder(tx, orderId), request.user) }
    })
    return body
  })

  host.post('/api/v2/orders/:orderId/reorder/', async (request, reply) => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    const { status, body } = await reorder(deps, request, orderId)
    return reply.code(status).send(body)
  })
}

const toCommand = (given: Transition, by: Role): OrderCommand =>
  given.transition === 'ship'
    ? { type: 'order.ship', by, carrier: given.carrier, tracking: given.tracking }
    : { type: `order.${given.transition}`, by }
