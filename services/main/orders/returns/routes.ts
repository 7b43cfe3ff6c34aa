import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownMatterInWords } from '#machines/lifecycles/own-matter.ts'
import type { ReturnCommand } from '#machines/lifecycles/return.ts'
import type { Role } from '#machines/lifecycles/roles.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { ownMatter } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { readAnswer, userOf, writeOnce } from '../../http.ts'
import { openOrder } from '../access.ts'
import { orderParams } from '../body.ts'
import type { OrderDeps } from '../deps.ts'
import { readOrder } from '../streams.ts'
import {
  pictureBody,
  pictureParams,
  pictureQuery,
  type ReturnTransition,
  returnBody,
  returnParams,
  returnsQuery,
  returnTransitionBody,
} from './body.ts'
import type { OrderReturnsView, ReturnPage } from './contract.ts'
import { decideRequest, decideReturn, requireFaultless } from './decisions.ts'
import type { ReturnPictures } from './pictures.ts'
import { listReturns } from './queries.ts'
import { toReturnsView } from './views.ts'

export interface ReturnDeps extends OrderDeps {
  returnPictures: ReturnPictures
}

const PATH = '/api/v2/orders/:orderId'
const PAGES = { defaultSize: 20, maxSize: 100 }

/** Adds the routes of returns (contract.ts). */
export function addReturnRoutes(host: FastifyInstance, deps: ReturnDeps): void {
  const { database, changes, mailer, settling, limits, returnPictures, today } = deps

  /** Opens an order: of their own, staff are its owner. */
  const open = async (request: FastifyRequest, orderId: string): Promise<{ role: Role; isOwn: boolean }> => {
    const role = await openOrder(database, orderId, request)
    const { owner } = await readOrder(database, orderId)
    const isOwn = owner !== null && owner === userOf(request)
    return { role: isOwn ? 'owner' : role, isOwn: isOwn && role === 'staff' }
  }

  const answer = async (
    request: FastifyRequest,
    orderId: string,
    write: Parameters<typeof changes.changeReturns>[2],
    status: 200 | 201,
  ) => {
    const answered = await writeOnce<OrderReturnsView>(deps, request, async (tx) => {
      if (status === 201) await limits.returnRequest(tx, orderId)
      await changes.changeReturns(tx, orderId, write, userOf(request) ?? 'guest')
      const order = await readOrder(tx, orderId)
      return { status, body: await toReturnsView(tx, order, request.user, today()) }
    })
    mailer.send()
    settling.nudge()
    return answered
  }

  host.get(`${PATH}/returns/`, async (request): Promise<OrderReturnsView> => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    return toReturnsView(database, await readOrder(database, orderId), request.user, today())
  })

  host.post(`${PATH}/returns/`, async (request, reply) => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    requireKey(request)
    const wanted = parse(returnBody, request.body)
    // What was asked for before is answered though the catalogue cannot be asked now.
    const earlier = await readAnswer<OrderReturnsView>(deps, request)
    if (earlier) return reply.code(earlier.status).send(earlier.body)
    requireFaultless(await readOrder(database, orderId), wanted, today())
    const pictures = await returnPictures.claim(orderId, wanted.pictures)
    const { status, body } = await answer(
      request,
      orderId,
      (order) => decideRequest(order, wanted, pictures, today()),
      201,
    )
    return reply.code(status).send(body)
  })

  host.post(`${PATH}/returns/:returnId/transitions/`, async (request): Promise<OrderReturnsView> => {
    const { orderId, returnId } = parse(returnParams, request.params)
    const { role, isOwn } = await open(request, orderId)
    const given = parse(returnTransitionBody, request.body)
    if (isOwn && !OF_OWNER.has(given.transition)) throw ownMatter(ownMatterInWords('order'))
    const number = returnId.replace(`${orderId}-`, '')
    const command = toCommand(given, role)
    const { body } = await answer(
      request,
      orderId,
      (order) => decideReturn(order, number, command, today()),
      200,
    )
    return body
  })

  host.post(`${PATH}/return-pictures/`, { bodyLimit: MOST_BYTES }, async (request) => {
    const { orderId } = parse(orderParams, request.params)
    await openOrder(database, orderId, request)
    const { picture } = parse(pictureBody, request.body)
    return returnPictures.send(orderId, picture)
  })

  host.get(`${PATH}/return-pictures/:name/`, async (request) => {
    const { orderId, name } = parse(pictureParams, request.params)
    const { size } = parse(pictureQuery, request.query)
    await openOrder(database, orderId, request)
    return returnPictures.show(orderId, name, size)
  })

  host.get('/api/v2/returns/', async (request): Promise<ReturnPage> => {
    recordStaffAccess(host, requireStaff(request), { subject: 'orders', owner: null })
    const page = readPage(request, PAGES)
    const { count, returns } = await listReturns(database, { ...page, ...parse(returnsQuery, request.query) })
    return pageOf(request, page, count, returns)
  })
}

/** Of a picture in base64. */
const MOST_BYTES = 14_000_000

/** What staff may do about their own order, as its customer. */
const OF_OWNER: ReadonlySet<ReturnTransition['transition']> = new Set(['send', 'withdraw'])

function toCommand(given: ReturnTransition, by: Role): ReturnCommand {
  switch (given.transition) {
    case 'decline':
      return { type: 'return.decline', by, reason: given.reason }
    case 'send':
      return { type: 'return.send', by, carrier: given.carrier, tracking: given.tracking }
    default:
      return { type: `return.${given.transition}`, by }
  }
}
