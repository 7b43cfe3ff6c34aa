import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { changeRecord } from '#services/shared/resources/commands.ts'
import type { ResourceRecord, Values } from '#services/shared/resources/contract.ts'
import { readView } from '#services/shared/resources/read-views.ts'
import { readId } from '#services/shared/resources/record-id.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import type { EnsureIndexed } from '../images/index-stock.ts'
import { MOST_IMAGES } from './contract.ts'
import { refuseUnknown } from './membership.ts'
import { contentsOf, describeCollections } from './resource.ts'

export interface CollectionRoutesDeps extends ResourceDeps {
  ensureIndexed: EnsureIndexed
}

const imageIds = z
  .array(z.string().min(1))
  .max(MOST_IMAGES)
  .transform((ids) => [...new Set(ids)])
const removeBody = z.object({ remove: imageIds })
const prependBody = z.object({ prepend: imageIds })

/** Adds /api/collections/ and the routes beneath it (contract.ts). */
export function registerCollectionRoutes(
  app: FastifyInstance,
  { ensureIndexed, ...deps }: CollectionRoutesDeps,
): void {
  const collections = describeCollections(ensureIndexed)
  registerResource(app, collections, deps)

  /** Changes a collection as it is now, and answers it afterwards. */
  const change = async (
    request: FastifyRequest,
    contents: (tx: Queryable, held: string[]) => string[] | Promise<string[]>,
  ): Promise<ResourceRecord> => {
    const user = requireStaff(request)
    const id = readId(collections, request)
    const by = { user, at: deps.clock() }
    const once = { ...deps, schema: 'content', request, scope: user.user_id, at: by.at }
    const { body } = await runOnce(once, async (tx) => {
      const change = async (values: Values) => ({ contents: await contents(tx, contentsOf(values)) })
      await changeRecord(tx, collections, id, change, by)
      return { status: 200, body: await readView(tx, collections, id, user) }
    })
    return body
  }

  app.patch('/api/collections/:id/prepend/', async (request) => {
    requireStaff(request)
    const { prepend } = parse(prependBody, request.body)
    await ensureIndexed(prepend)
    return change(request, async (tx, held) => {
      await refuseUnknown(tx, 'prepend', prepend)
      const added = prepend.filter((image) => !held.includes(image))
      if (held.length + added.length > MOST_IMAGES)
        throw invalid({ prepend: [`A collection holds at most ${MOST_IMAGES} images.`] })
      return [...added, ...held]
    })
  })

  app.patch('/api/collections/:id/remove/', async (request) => {
    requireStaff(request)
    const { remove } = parse(removeBody, request.body)
    return change(request, (_, held) => held.filter((image) => !remove.includes(image)))
  })
}
