import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { email } from '#services/shared/http/fields.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { nestRefusal, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { userOf, writeOnce } from '../http.ts'
import { findRecentCart, findSessionCart, openWorkspace } from './access.ts'
import { addOnce } from './add-once.ts'
import { checkCart } from './check.ts'
import { buy } from './choice.ts'
import type { AddedItem, CartItemPage, CartView, CreatedCart, MigratedCart } from './contract.ts'
import { createOnce, guestAt } from './create-once.ts'
import type { CartDeps } from './deps.ts'
import type { Line } from './events.ts'
import { findFaults } from './faults.ts'
import { readCart, readItems } from './queries.ts'
import { openRequested, readToken } from './requested.ts'

export const ITEM_PAGES = { defaultSize: 50, maxSize: 100 }

const LARGEST_ID = 2_147_483_647

const name = z.string().max(50)
const addItemBody = z.object({
  imagedata: z.object({ id: z.string().min(1).max(200) }),
  size: z.object({ w: z.number(), h: z.number() }),
  substrate: z.string().min(1).max(50),
  frame: z.object({ moulding: name, mat: name.nullable() }).nullable().default(null),
  workspace_id: z.int().min(1).max(LARGEST_ID).optional(),
  action: z.enum(['add', 'open']).default('add'),
})
const item = addItemBody.omit({ workspace_id: true }).optional()
const guestBody = z.object({ cart_email: email, item })
const userBody = z.object({ cart_email: email.optional(), item })

type Item = Omit<z.output<typeof addItemBody>, 'workspace_id'>

/** Adds the routes of carts by their token, as in cart/contract.ts. */
export function addCartRoutes(host: FastifyInstance, deps: CartDeps): void {
  const { database, carts, content, designUrl, limits, today } = deps
  const openChecked = async (request: FastifyRequest) => {
    const token = await openRequested(database, request)
    await checkCart(deps, token, request.headers.authorization)
    return token
  }
  const buyFor = async ({ headers }: FastifyRequest, { imagedata, size, substrate, frame }: Item) => {
    const image = await content.image(imagedata.id, headers.authorization)
    return buy(image, { substrate, size: { width: size.w, height: size.h }, frame })
  }
  const answerOf =
    ({ action }: Item) =>
    ({ id, quantity, designToken }: Line): AddedItem => ({
      id,
      quantity,
      design_url: action === 'open' ? designUrl({ id, designToken }) : null,
    })

  host.post('/api/v2/cart/', async (request, reply) => {
    const user = userOf(request)
    const { cart_email: email = null, item } = parse(user ? userBody : guestBody, request.body)
    if (item) {
      const asked = z.object({ item: z.unknown() }).parse(request.body).item
      const buy = () => nestRefusal('item', buyFor(request, item))
      const made = await createOnce(deps, { request, email, asked, buy, answer: answerOf(item) })
      return reply.code(made.status).send(made.body)
    }
    const create = async (tx: Queryable) => {
      await limits.guestCart(tx, request)
      const token = await carts.create(tx, user, { email })
      return { status: 201, body: await readCart(tx, token, today()) }
    }
    const { status, body } = await writeOnce<CreatedCart>(deps, request, create, guestAt(request))
    return reply.code(status).send(body)
  })

  host.get('/api/v2/cart/', async (request): Promise<CartView> => {
    const user = userOf(request)
    const token = user
      ? await findRecentCart(database, user)
      : await findSessionCart(database, request.headers)
    if (!token) throw notFound()
    await checkCart(deps, token, request.headers.authorization)
    return readCart(database, token, today())
  })

  host.get(
    '/api/v2/cart/:token/',
    async (request): Promise<CartView> => readCart(database, await openChecked(request), today()),
  )

  host.get('/api/v2/cart/:token/items/', async (request): Promise<CartItemPage> => {
    const page = readPage(request, ITEM_PAGES)
    const { count, items } = await readItems(database, await openChecked(request), { ...page, designUrl })
    return pageOf(request, page, count, items)
  })

  host.post('/api/v2/cart/:token/item/', async (request, reply) => {
    const { workspace_id, ...item } = parse(addItemBody, request.body)
    const user = userOf(request)
    if (workspace_id) await openRequested(database, request)
    const target = workspace_id ? await openWorkspace(database, workspace_id, user) : readToken(request)
    const { status, body } = await addOnce(deps, {
      request,
      target,
      buy: () => buyFor(request, item),
      answer: (line) => ({ status: 201, body: answerOf(item)(line) }),
    })
    return reply.code(status).send(body)
  })

  host.post('/api/v2/cart/:token/migrate-cart/', async (request): Promise<MigratedCart> => {
    const user = requireUser(request).user_id
    // Ask the catalogue before the transaction begins, as a purchase does.
    const asked = { database, content, authorization: request.headers.authorization }
    const faults = await findFaults(asked, readToken(request), user)
    const { body } = await writeOnce<MigratedCart>(deps, request, async (tx) => {
      const { token, ...migration } = await carts.migrate(tx, readToken(request), user, faults)
      return { status: 200, body: { cart: await readCart(tx, token, today()), ...migration } }
    })
    return body
  })
}
