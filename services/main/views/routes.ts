import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { type WriteDeps, writeOnce } from '../http.ts'
import { listQuery, viewBody, viewChange } from './body.ts'
import type { KeptView, SavedViewList } from './contract.ts'
import { listViews, readView } from './read-views.ts'
import { changeView, createView, deleteView } from './write-views.ts'

const viewId = integerParam({ min: 1, max: 2_147_483_647 })

type OneView = FastifyRequest<{ Params: { id: string } }>

/** Saved views (views/contract.ts), which are staff's alone. */
export function addViewRoutes(host: FastifyInstance, deps: WriteDeps): void {
  const { database, clock } = deps

  host.get('/api/v2/views/', async (request): Promise<SavedViewList> => {
    const { user_id: person } = requireStaff(request)
    const { resource } = parse(listQuery, request.query)
    const results = await listViews(database, resource, person)
    return { count: results.length, results }
  })

  host.post('/api/v2/views/', async (request, reply) => {
    const { user_id: person } = requireStaff(request)
    const wanted = parse(viewBody, request.body)
    const { status, body } = await writeOnce<KeptView>(deps, request, async (tx) => {
      const id = await createView(tx, wanted, { person, at: clock() })
      return { status: 201, body: await readView(tx, id, person) }
    })
    return reply.code(status).send(body)
  })

  const openAsStaff = (request: OneView) => {
    const { user_id: person } = requireStaff(request)
    const { data: id } = viewId.safeParse(request.params.id)
    if (id === undefined) throw notFound()
    return { id, person }
  }

  host.put('/api/v2/views/:id/', async (request: OneView) => {
    const { id, person } = openAsStaff(request)
    const change = parse(viewChange, request.body)
    const { body } = await writeOnce<KeptView>(deps, request, async (tx) => {
      await changeView(tx, id, change, { person, at: clock() })
      return { status: 200, body: await readView(tx, id, person) }
    })
    return body
  })

  host.delete('/api/v2/views/:id/', async (request: OneView, reply) => {
    const { id, person } = openAsStaff(request)
    const { status } = await writeOnce(deps, request, async (tx) => {
      await deleteView(tx, id, { person, at: clock() })
      return { status: 204, body: null }
    })
    return reply.code(status).send()
  })
}
