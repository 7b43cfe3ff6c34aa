import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import { networkOf } from '#services/shared/limits/network.ts'
import type { ResourceOptions } from '#services/shared/resources/contract.ts'
import { optionsOf } from '#services/shared/resources/metadata.ts'
import type { By, ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import { findOwnArtist, type OwnArtist } from '../images/ownership.ts'
import { artChanges } from './art-changes.ts'
import {
  MOST_OF_PAGE,
  type OwnWorkList,
  type OwnWorkView,
  type SavedWork,
  WORK_STATES,
  type WorkFigures,
} from './contract.ts'
import { countView } from './count-view.ts'
import { editWork } from './edit-work.ts'
import { readFigures } from './figures.ts'
import { listWorks, readWork } from './read-works.ts'
import { withdrawWork } from './withdraw-work.ts'
import { readWorkEdit, works } from './work-fields.ts'

const PAGE = 24
const LONGEST_SEARCH = 200

const listQuery = z.object({
  state: z.enum(WORK_STATES).nullable().default(null),
  search: z.string().max(LONGEST_SEARCH).default(''),
  limit: integerParam({ min: 1, max: MOST_OF_PAGE }).default(PAGE),
  offset: integerParam({ min: 0, max: 1_000_000 }).default(0),
})
const figuresQuery = z.object({
  ids: z
    .string()
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).max(MOST_OF_PAGE)),
})
const idParam = z.object({ id: z.string() })
const withdrawal = z.strictObject({ withdrawn: z.boolean() })

interface OwnArtDeps extends ResourceDeps {
  /** Where works are changed. */
  primary: Database
  clock: Clock
}

/** Adds /api/own-art/, /api/art-change/ and POST /content/images/{id}/view/ (contract.ts). */
export function registerOwnArtRoutes(app: FastifyInstance, { primary, ...deps }: OwnArtDeps): void {
  const { database, clock } = deps
  registerResource(app, artChanges, deps)

  /** Throws 401, and 404 for an account that is no artist's. */
  const requireArtist = async (request: FastifyRequest): Promise<OwnArtist> => {
    const artist = await findOwnArtist(database, requireUser(request).user_id)
    if (!artist) throw notFound()
    return artist
  }
  const openOne = async (request: FastifyRequest, db: Queryable = database) =>
    readWork(db, await requireArtist(request), parse(idParam, request.params).id)

  /** Changes one of the artist's works once, and answers it. Throws 401 and 404. */
  const once = async <T>(
    request: FastifyRequest,
    write: (tx: Queryable, id: string, by: By) => Promise<T>,
  ): Promise<OwnWorkView & T> => {
    const user = requireUser(request)
    const artist = await requireArtist(request)
    const { id } = await readWork(primary, artist, parse(idParam, request.params).id)
    const at = clock()
    const keyed = { database: primary, schema: 'content', request, scope: user.user_id, at }
    const { body } = await runOnce(keyed, async (tx) => {
      const more = await write(tx, id, { user, at })
      return { status: 200, body: { ...(await readWork(tx, artist, id)), ...more } }
    })
    return body
  }

  app.get('/api/own-art/', async (request): Promise<OwnWorkList> => {
    const artist = await requireArtist(request)
    const asked = parse(listQuery, request.query)
    const { count, works: found, states } = await listWorks(database, artist, asked)
    return { ...windowOf(request, asked, count, found), states }
  })

  app.get('/api/own-art/figures/', async (request): Promise<{ results: WorkFigures[] }> => {
    const artist = await requireArtist(request)
    const { ids } = parse(figuresQuery, request.query)
    return { results: await readFigures(database, artist, ids, clock()) }
  })

  app.options('/api/own-art/:id/', async (request): Promise<ResourceOptions> => {
    await openOne(request)
    return optionsOf(works, 'Instance', true)
  })

  app.get('/api/own-art/:id/', async (request): Promise<OwnWorkView> => openOne(request))

  app.put('/api/own-art/:id/', async (request): Promise<SavedWork> => {
    await requireArtist(request)
    const edit = readWorkEdit(request.body)
    return once(request, async (tx, id, by) => ({ _merged: await editWork(tx, id, edit, by) }))
  })

  app.post('/api/own-art/:id/withdrawal/', async (request): Promise<OwnWorkView> => {
    await requireArtist(request)
    const { withdrawn } = parse(withdrawal, request.body)
    return once(request, async (tx, id, by) => {
      await withdrawWork(tx, id, withdrawn, by)
      return {}
    })
  })

  app.post('/content/images/:id/view/', async (request, reply) => {
    const { id } = parse(idParam, request.params)
    const { user, ip } = request
    const visitor = {
      account: user?.user_id ?? null,
      is_staff: user?.is_staff ?? false,
      network: networkOf(ip),
    }
    await countView(primary, id, visitor, clock())
    return reply.code(204).send()
  })
}
