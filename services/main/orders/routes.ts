import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { askerOf } from '#services/shared/http/asker.ts'
import { requireStaff, requireUser } from '#services/shared/http/authenticate.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { sendFile } from '#services/shared/http/send-file.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { openRequested } from '../cart/requested.ts'
import { openOrder } from './access.ts'
import { checkoutBody, orderParams } from './body.ts'
import { confirmAddress } from './confirming.ts'
import type { FoundOrder, OrderPage, OrderView } from './contract.ts'
import type { OrderDeps } from './deps.ts'
import { findGuestOrder } from './finding.ts'
import { placeOrder } from './placing.ts'
import { listOrders, orderUnder } from './queries.ts'
import { readOrder } from './streams.ts'
import { toOrderView } from './views.ts'

const ORDER_PAGES = { defaultSize: 20, maxSize: 100 }

const keyQuery = z.object({ key: z.string().min(1).max(200) })
const listQuery = z.object({ all: z.enum(['0', '1']).default('0') })

/** Adds the routes that order a project and read orders (orders/contract.ts). */
export function addOrderRoutes(host: FastifyInstance, deps: OrderDeps): void {
  const { database, limits, invoices } = deps

  host.post('/api/v2/projects/:token/checkout/', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') throw invalid({ non_field_errors: ['Idempotency-Key is required.'] })
    const checkout = parse(checkoutBody, request.body)
    const { status, body } = await placeOrder(deps, {
      request,
      token: await openRequested(database, request),
      checkout,
      key,
    })
    return reply.code(status).send(body)
  })

  host.get('/api/v2/projects/:token/checkout/', async (request): Promise<OrderView> => {
    const { key } = parse(keyQuery, request.query)
    const orderId = await orderUnder(database, await openRequested(database, request), key)
    return toOrderView(database, await readOrder(database, orderId), request.user)
  })

  host.get('/api/v2/orders/', async (request): Promise<OrderPage> => {
    const page = readPage(request, ORDER_PAGES)
    const { all } = parse(listQuery, request.query)
    const owner = all === '1' ? null : requireUser(request).user_id
    if (owner === null) recordStaffAccess(host, requireStaff(request), { subject: 'orders', owner })
    const { count, orders } = await listOrders(database, { ...page, owner })
    return pageOf(request, page, count, orders)
  })

  host.post('/api/v2/orders/find/', (request): Promise<FoundOrder> => findGuestOrder(deps, request))

  host.get('/api/v2/orders/:orderId/', async (request): Promise<OrderView> => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    await confirmAddress(deps, orderId, request.headers['cart-token'])
    return toOrderView(database, await readOrder(database, orderId), request.user)
  })

  host.get('/api/v2/orders/:orderId/invoice/', async (request, reply) => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    await limits.invoice(database, request)
    const { filename, contentType, content } = await invoices.of(
      await readOrder(database, orderId),
      askerOf(request),
    )
    return sendFile(reply, { name: filename, contentType, content: Buffer.from(content, 'base64') })
  })
}
