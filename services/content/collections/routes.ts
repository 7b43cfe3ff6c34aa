import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { revalidated } from '#services/shared/http/revalidated.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { EnsureIndexed } from '../images/index-stock.ts'
import type { CollectionList, CollectionView } from './contract.ts'
import { collectionBody, collectionId, listQuery, prependBody, removeBody, replaceBody } from './fields.ts'
import { collectionMetadata, collectionsMetadata } from './metadata.ts'
import { listCollections, readCollection } from './read-collections.ts'
import {
  createCollection,
  deleteCollection,
  prependImages,
  removeImages,
  replaceCollection,
} from './write-collections.ts'

export interface CollectionRoutesDeps {
  database: Database
  clock: Clock
  ensureIndexed: EnsureIndexed
}

const LIST = '/api/collections/'
const ONE = '/api/collections/:id/'

/** Adds /api/collections/ and the routes beneath it (contract.ts). */
export function registerCollectionRoutes(app: FastifyInstance, deps: CollectionRoutesDeps): void {
  const { database, clock, ensureIndexed } = deps

  /** Makes a change for staff, and answers the collection after it. */
  const write = async (
    request: FastifyRequest,
    change: (tx: Queryable, at: Date) => Promise<number>,
    status = 200,
  ) => {
    const scope = requireStaff(request).user_id
    const at = clock()
    return runOnce<CollectionView>({ database, schema: 'content', request, scope, at }, async (tx) => {
      const id = await change(tx, at)
      return { status, body: await readCollection(tx, id, { unpublished: true }) }
    })
  }

  app.options(LIST, async (request) => collectionsMetadata(isStaff(request)))
  app.options(ONE, async (request) => {
    await readCollection(database, idOf(request), viewerOf(request))
    return collectionMetadata(isStaff(request))
  })

  app.get(LIST, revalidated, async (request): Promise<CollectionList> => {
    const wanted = parse(listQuery, request.query)
    const { count, collections } = await listCollections(database, wanted, viewerOf(request))
    return windowOf(request, wanted, count, collections)
  })

  app.get(
    ONE,
    (request): Promise<CollectionView> => readCollection(database, idOf(request), viewerOf(request)),
  )

  app.post(LIST, async (request, reply) => {
    requireStaff(request)
    const wanted = parse(collectionBody, request.body)
    const { status, body } = await write(request, (tx, at) => createCollection(tx, wanted, at), 201)
    return reply.code(status).send(body)
  })

  app.put(ONE, async (request): Promise<CollectionView> => {
    requireStaff(request)
    const [id, wanted] = [idOf(request), parse(replaceBody, request.body)]
    await ensureIndexed(wanted.contents ?? [])
    const { body } = await write(request, async (tx, at) => {
      await replaceCollection(tx, id, wanted, at)
      return id
    })
    return body
  })

  app.patch(`${ONE}prepend/`, async (request): Promise<CollectionView> => {
    requireStaff(request)
    const [id, { prepend }] = [idOf(request), parse(prependBody, request.body)]
    await ensureIndexed(prepend)
    const { body } = await write(request, async (tx, at) => {
      await prependImages(tx, id, prepend, at)
      return id
    })
    return body
  })

  app.patch(`${ONE}remove/`, async (request): Promise<CollectionView> => {
    requireStaff(request)
    const [id, { remove }] = [idOf(request), parse(removeBody, request.body)]
    const { body } = await write(request, async (tx, at) => {
      await removeImages(tx, id, remove, at)
      return id
    })
    return body
  })

  app.delete(ONE, async (request, reply) => {
    const scope = requireStaff(request).user_id
    const id = idOf(request)
    const { status } = await runOnce(
      { database, schema: 'content', request, scope, at: clock() },
      async (tx) => {
        await deleteCollection(tx, id)
        return { status: 204, body: null }
      },
    )
    return reply.code(status).send()
  })
}

const isStaff = ({ user }: FastifyRequest): boolean => user?.is_staff ?? false
const viewerOf = (request: FastifyRequest) => ({ unpublished: isStaff(request) })

/** Throws 404 for a malformed id. */
function idOf({ params }: FastifyRequest): number {
  const { data } = collectionId.safeParse((params as { id: string }).id)
  if (data === undefined) throw notFound()
  return data
}
