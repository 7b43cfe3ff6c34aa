import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { booleanParam } from '#services/shared/http/fields.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { CartView } from '../cart/contract.ts'
import type { CartDeps } from '../cart/deps.ts'
import { readCart } from '../cart/queries.ts'
import { readToken } from '../cart/requested.ts'
import { userOf, writeOnce } from '../http.ts'
import type { ProjectPage, ProjectSummaryView, WorkspacePage } from './contract.ts'
import { projectName } from './name.ts'
import { chooseProject, listProjects, listWorkspaces, readProject } from './queries.ts'

const PAGES = { defaultSize: 20, maxSize: 100 }

const searchQuery = z.object({ search: z.string().max(200).default('') })
const filterQuery = z.object({ name: z.string().max(200).default(''), latest_order: booleanParam })
const nameBody = z.object({ name: projectName })

/** Adds the routes that list an account's projects, create one and rename one (projects/contract.ts). */
export function addProjectListRoutes(host: FastifyInstance, deps: CartDeps): void {
  const { database, carts, today } = deps

  const wantedOf = (request: FastifyRequest) => {
    const owner = requireUser(request).user_id
    const page = readPage(request, PAGES)
    return { owner, page, wanted: { ...page, ...parse(searchQuery, request.query) } }
  }

  for (const path of ['/api/v2/projects/', '/api/v2/myprojects/']) {
    host.get(path, async (request): Promise<ProjectPage> => {
      const { owner, page, wanted } = wantedOf(request)
      const filters = parse(filterQuery, request.query)
      const { count, projects } = await listProjects(database, owner, { ...wanted, ...filters })
      return pageOf(request, page, count, projects)
    })
  }

  host.get('/api/v2/myworkspaces/', async (request): Promise<WorkspacePage> => {
    const { owner, page, wanted } = wantedOf(request)
    const { count, workspaces } = await listWorkspaces(database, owner, wanted)
    return pageOf(request, page, count, workspaces)
  })

  host.post('/api/v2/projects/', async (request, reply) => {
    const owner = requireUser(request).user_id
    const { name } = parse(nameBody, request.body)
    const { status, body } = await writeOnce<ProjectSummaryView>(deps, request, async (tx) => {
      const token = await carts.create(tx, owner, { name })
      await chooseProject(tx, owner, token)
      return { status: 201, body: await readProject(tx, token, owner) }
    })
    return reply.code(status).send(body)
  })

  host.patch('/api/v2/projects/:token/', async (request): Promise<CartView> => {
    const token = readToken(request)
    const { name } = parse(nameBody, request.body)
    const { body } = await writeOnce<CartView>(deps, request, async (tx) => {
      const renamed = await carts.rename(tx, token, userOf(request), name)
      return { status: 200, body: await readCart(tx, renamed, today()) }
    })
    return body
  })
}
