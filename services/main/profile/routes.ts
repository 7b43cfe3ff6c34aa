import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { forbidden, invalid, Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { findCurrentCart, findOpenProject, findSessionCart } from '../cart/access.ts'
import type { CartDeps } from '../cart/deps.ts'
import { readCart } from '../cart/queries.ts'
import { userOf, writeOnce } from '../http.ts'
import { chooseProject } from '../projects/queries.ts'
import type { ProfileView } from './contract.ts'

const changes = z.object({ current_project: z.int().min(1).max(2_147_483_647) })

/**
 * Adds the routes that tell who is here, a user or a guest session by its cart (profile/contract.ts), and
 * that choose where a user adds.
 */
export function addProfileRoutes(
  host: FastifyInstance,
  deps: Pick<CartDeps, 'database' | 'clock' | 'today'>,
): void {
  const { database, today } = deps

  host.get('/api/v2/profile/', async (request): Promise<ProfileView> => {
    const user = userOf(request)
    const token = user ? await findCurrentCart(database, user) : await findGuestCart(request)
    if (!user && !token) throw forbidden('Session profile not available.')
    return readProfile(database, user, token, today())
  })

  host.patch('/api/v2/profile/', async (request): Promise<ProfileView> => {
    const user = requireUser(request).user_id
    const { current_project } = parse(changes, request.body)
    const { body } = await writeOnce<ProfileView>(deps, request, async (tx) => {
      const token = await findOpenProject(tx, current_project, user)
      if (!token)
        throw invalid({ current_project: ['Choose one of your projects that has not been ordered.'] })
      await chooseProject(tx, user, token)
      return { status: 200, body: await readProfile(tx, user, token, today()) }
    })
    return body
  })

  const findGuestCart = ({ headers }: FastifyRequest): Promise<string | null> =>
    findSessionCart(database, headers).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null
      throw error
    })
}

/** `token` is the current cart's, if there is one. */
async function readProfile(
  db: Queryable,
  user_id: string | null,
  token: string | null,
  today: Day,
): Promise<ProfileView> {
  const cart = token ? await readCart(db, token, today) : null
  const project = cart?.latest_order === null ? cart.project : null
  return {
    user_id,
    current_project: project,
    current_workspace: user_id && project ? { id: project.id, name: project.label } : null,
  }
}
