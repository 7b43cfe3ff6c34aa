import type { FastifyInstance } from 'fastify'
import { forbidden, Problem } from '#services/shared/http/problem.ts'
import { readCart } from '../cart/queries.ts'
import { currentCart } from '../cart/routes.ts'
import { type MainDeps, userOf } from '../deps.ts'
import type { ProfileView } from './contract.ts'

/** Who is here: a user, or a guest session by its cart (profile/contract.ts). */
export function addProfileRoute(host: FastifyInstance, deps: Pick<MainDeps, 'database'>): void {
  host.get('/api/v2/profile/', async (request): Promise<ProfileView> => {
    const user_id = userOf(request)
    const token = await currentCart(deps, request).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null
      throw error
    })
    if (!user_id && !token) throw forbidden('Session profile not available.')
    const project = token ? (await readCart(deps.database, token)).project : null
    return {
      user_id,
      current_project: project && { id: project.id, name: project.name },
      current_workspace: null,
    }
  })
}
