import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { openCart } from '../cart/access.ts'
import type { CartDeps } from '../cart/deps.ts'
import { readCart } from '../cart/queries.ts'
import { readToken } from '../cart/requested.ts'
import { userOf, writeOnce } from '../http.ts'
import type { HistoryPage, UndoneView } from './history-contract.ts'
import { readEntry, readHistory } from './history-queries.ts'

const HISTORY_PAGES = { defaultSize: 20, maxSize: 100 }

const undoBody = z.object({ seq: z.int().min(1).max(2_147_483_647) })

/** Adds the routes that read a project's history and undo an entry (history-contract.ts). */
export function addHistoryRoutes(host: FastifyInstance, deps: CartDeps): void {
  const { database, carts, today } = deps

  host.get('/api/v2/projects/:token/history/', async (request): Promise<HistoryPage> => {
    const page = readPage(request, HISTORY_PAGES)
    const given = readToken(request)
    const { user } = request
    const asStaff = user?.is_staff
      ? (owner: string) => recordStaffAccess(host, user, { subject: 'project', owner })
      : undefined
    const token = await openCart(database, given, userOf(request), { forUpdate: false, asStaff })
    const { count, entries } = await readHistory(database, token, { ...page, reader: request.user })
    return pageOf(request, page, count, entries)
  })

  host.post('/api/v2/projects/:token/undo/', async (request): Promise<UndoneView> => {
    const given = readToken(request)
    const { seq: version } = parse(undoBody, request.body)
    const { body } = await writeOnce<UndoneView>(deps, request, async (tx) => {
      const { token, seq } = await carts.undo(tx, given, userOf(request), version)
      const entry = await readEntry(tx, token, { reader: request.user, seq })
      if (!entry) throw new Error(`The undo of ${version} left no event.`)
      return { status: 200, body: { cart: await readCart(tx, token, today()), entry } }
    })
    return body
  })
}
