import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '../http/authenticate.ts'
import { integerParam } from '../http/fields.ts'
import { revalidated } from '../http/revalidated.ts'
import { parse } from '../http/validate.ts'
import { windowOf } from '../http/windows.ts'
import { createAccess } from './access.ts'
import { readAllAsOf, readAsOf } from './as-of.ts'
import { chosenIds, chosenList, readIds, readList } from './chosen.ts'
import type { RecordHistory, RecordPage, RecordStray, ResourceOptions, ResourceRecord } from './contract.ts'
import { readHistory } from './history.ts'
import { listPlaces } from './list.ts'
import { findPlacesAsOf } from './list-as-of.ts'
import { readListQuery, readPastQuery } from './list-query.ts'
import { optionsOf } from './metadata.ts'
import { registerNotes } from './notes/routes.ts'
import { findOwn } from './own.ts'
import { toPage } from './page.ts'
import { readViews } from './read-views.ts'
import { readId } from './record-id.ts'
import type { Resource, ResourceDeps } from './resource.ts'
import { findStrays } from './strays.ts'
import { registerWrites } from './write-routes.ts'

const moment = z.iso.datetime({ offset: true, error: 'Enter a time such as 2026-11-20T12:00:00Z.' })
const atQuery = z.object({ at: moment.optional() })
const straysBody = z.object({ ids: chosenIds, matching: chosenList.omit({ ordering: true }).optional() })
const historyQuery = z.object({
  limit: integerParam({ min: 1, max: 100 }).default(50),
  offset: integerParam({ min: 0, max: 1_000_000 }).default(0),
})

/** Adds the routes of a resource (contract.ts). */
export function registerResource(app: FastifyInstance, resource: Resource, deps: ResourceDeps): void {
  const { database } = deps
  const list = `/api/${resource.name}/`
  const one = `${list}:id/`
  const access = createAccess(app, resource)
  const isStaff = ({ user }: FastifyRequest) => user?.is_staff ?? false

  /** Throws 401, 403 and 404. */
  const openOne = async (request: FastifyRequest): Promise<ResourceRecord> => {
    access.enter(request)
    const [found] = await readViews(database, resource, [readId(resource, request)], request.user, {})
    return access.open(request, found)
  }

  /** Throws 401, 403, and 400 by parameter. */
  const listAsOf = async (request: FastifyRequest, at: Date): Promise<RecordPage> => {
    const user = requireStaff(request)
    const asked = readListQuery(resource, readPastQuery(resource, request.query), user)
    access.narrow(request, asked)
    const found = await findPlacesAsOf(database, resource, asked, at)
    const ids = found.places.map(({ id }) => id)
    return toPage(request, asked, found, await readAllAsOf(database, resource, ids, at))
  }

  app.options(list, async (request): Promise<ResourceOptions> => {
    access.enter(request)
    return optionsOf(resource, 'List', isStaff(request))
  })

  app.options(one, async (request): Promise<ResourceOptions> => {
    await openOne(request)
    const said = optionsOf(resource, 'Instance', isStaff(request))
    const { own } = resource
    if (!own || !request.user?.is_staff) return said
    const id = readId(resource, request)
    return (await findOwn(database, resource, [id], request.user)).has(id)
      ? { ...said, refusal: own.words }
      : said
  })

  app.get(list, revalidated, async (request): Promise<RecordPage> => {
    access.enter(request)
    const { at } = parse(atQuery, request.query)
    if (at !== undefined) return listAsOf(request, new Date(at))
    const asked = readListQuery(resource, request.query, request.user)
    const conditions = [...asked.conditions, ...access.narrow(request, asked)]
    const found = await listPlaces(database, resource, { ...asked, conditions })
    const ids = found.places.map(({ id }) => id)
    const views = await readViews(database, resource, ids, request.user, request.query)
    return toPage(request, asked, found, views)
  })

  app.post(`${list}strays/`, async (request): Promise<{ results: RecordStray[] }> => {
    const user = requireStaff(request)
    const { ids, matching = {} } = parse(straysBody, request.body)
    const asked = readList(resource, matching, user, { at: 'matching', limit: ids.length })
    access.narrow(request, asked)
    return { results: await findStrays(database, resource, readIds(resource, ids), asked) }
  })

  app.get(one, async (request): Promise<ResourceRecord> => {
    const { at } = parse(atQuery, request.query)
    if (at === undefined) return openOne(request)
    requireStaff(request)
    return access.open(request, await readAsOf(database, resource, readId(resource, request), new Date(at)))
  })

  app.get(`${one}history/`, async (request): Promise<RecordHistory> => {
    requireStaff(request)
    const wanted = parse(historyQuery, request.query)
    const id = readId(resource, request)
    if (resource.owned) await openOne(request)
    const { count, edits } = await readHistory(database, resource, id, wanted)
    return windowOf(request, wanted, count, edits)
  })

  registerNotes(app, resource, { ...deps, access })
  registerWrites(app, resource, { ...deps, access })
}
