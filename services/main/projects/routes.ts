import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { cartOfProject } from '../cart/access.ts'
import { checkCart } from '../cart/check.ts'
import type { CartItemPage, CartItemView, ProjectView, RemovedItem } from '../cart/contract.ts'
import { MOST_OF_A_LINE } from '../cart/decisions.ts'
import type { CartDeps } from '../cart/deps.ts'
import { readCart, readItem, readItems } from '../cart/queries.ts'
import { readToken } from '../cart/requested.ts'
import { ITEM_PAGES } from '../cart/routes.ts'
import { userOf, writeOnce } from '../http.ts'

const LARGEST_ID = 2_147_483_647

const itemQuery = z.object({ id: integerParam({ min: 1, max: LARGEST_ID }) })
const changeItemBody = z.object({ quantity: z.int().min(1).max(MOST_OF_A_LINE) })
const projectParams = z.object({ id: integerParam({ min: 1, max: LARGEST_ID }) })

/**
 * Adds the routes of a cart as a project: its items by the cart's token, the whole by its number
 * (cart/contract.ts).
 */
export function addProjectRoutes(host: FastifyInstance, deps: CartDeps): void {
  const { database, carts, designUrl, today } = deps

  host.patch('/api/v2/projects/:token/item/', async (request): Promise<CartItemView> => {
    const token = readToken(request)
    const { id } = parse(itemQuery, request.query)
    const { quantity } = parse(changeItemBody, request.body)
    const { body } = await writeOnce<CartItemView>(deps, request, async (tx) => {
      const changed = await carts.change(tx, token, userOf(request), id, quantity)
      return { status: 200, body: await readItem(tx, changed, id, designUrl) }
    })
    return body
  })

  host.delete('/api/v2/projects/:token/item/', async (request): Promise<RemovedItem> => {
    const token = readToken(request)
    const { id } = parse(itemQuery, request.query)
    const { body } = await writeOnce<RemovedItem>(deps, request, async (tx) => {
      return { status: 200, body: { seq: await carts.remove(tx, token, userOf(request), id) } }
    })
    return body
  })

  host.get(
    '/api/v2/projects/:id/',
    async (request): Promise<ProjectView> => readCart(database, await ownChecked(request), today()),
  )

  host.get('/api/v2/projects/:id/items/', async (request): Promise<CartItemPage> => {
    const page = readPage(request, ITEM_PAGES)
    const { count, items } = await readItems(database, await ownChecked(request), { ...page, designUrl })
    return pageOf(request, page, count, items)
  })

  const ownChecked = async (request: FastifyRequest): Promise<string> => {
    const token = await ownCart(request)
    await checkCart(deps, token, request.headers.authorization)
    return token
  }

  const ownCart = (request: FastifyRequest): Promise<string> => {
    const owner = requireUser(request).user_id
    const { data } = projectParams.safeParse(request.params)
    if (!data) throw notFound()
    return cartOfProject(database, data.id, owner)
  }
}
