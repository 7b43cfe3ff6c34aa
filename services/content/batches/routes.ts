import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { createAccess } from '#services/shared/resources/access.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import { itemsQuery, listQuery, readPlanBody } from './body.ts'
import { confirmBatch, stopBatch } from './change-state.ts'
import type { BatchItemList, BatchList, BatchView } from './contract.ts'
import { makeBatch, makeUndoing } from './make-batch.ts'
import { listBatches, readBatch } from './read-batches.ts'
import { readItems } from './read-items.ts'
import { findBatch } from './store.ts'

interface BatchRoutesDeps {
  database: Database
  clock: Clock
  resources: Registry
  runner: Pick<Rounds, 'nudge'>
}

const batchId = z.object({ id: integerParam({ min: 1, max: 2_147_483_647 }) })

/** Throws 404 for what is no id. */
function readId({ params }: FastifyRequest): number {
  const { data } = batchId.safeParse(params)
  if (!data) throw notFound()
  return data.id
}

/** Adds /api/batches/ and the routes beneath it (contract.ts). */
export function registerBatchRoutes(
  app: FastifyInstance,
  { database, clock, resources, runner }: BatchRoutesDeps,
): void {
  /** Does a write once, and answers the batch that it comes to. */
  const once = async (
    request: FastifyRequest,
    status: number,
    write: (tx: Queryable, by: By) => Promise<number>,
  ) => {
    const user = requireStaff(request)
    const at = clock()
    const keyed = { database, schema: 'content', request, scope: user.user_id, at }
    const answer = await runOnce<BatchView>(keyed, async (tx) => ({
      status,
      body: await readBatch(tx, await write(tx, { user, at })),
    }))
    runner.nudge()
    return answer
  }

  app.post('/api/batches/', async (request, reply) => {
    const asked = readPlanBody(resources, request.body, requireStaff(request))
    createAccess(app, asked.resource).narrow(request, { filters: {} })
    const { action, resource } = asked
    if (action.type === 'set') await resource.prepare?.({ [action.field]: action.value })
    const { status, body } = await once(request, 201, (tx, by) => makeBatch(tx, resources, asked, by))
    return reply.code(status).send(body)
  })

  app.post('/api/batches/:id/confirm/', async (request): Promise<BatchView> => {
    requireStaff(request)
    const id = readId(request)
    const { body } = await once(request, 200, async (tx, by) => {
      await confirmBatch(tx, id, by)
      return id
    })
    return body
  })

  app.post('/api/batches/:id/stop/', async (request): Promise<BatchView> => {
    requireStaff(request)
    const id = readId(request)
    const { body } = await once(request, 200, async (tx, by) => {
      await stopBatch(tx, id, by)
      return id
    })
    return body
  })

  app.post('/api/batches/:id/undo/', async (request, reply) => {
    requireStaff(request)
    const id = readId(request)
    const { status, body } = await once(request, 201, (tx, by) => makeUndoing(tx, resources, id, by))
    return reply.code(status).send(body)
  })

  app.get('/api/batches/', async (request): Promise<BatchList> => {
    requireStaff(request)
    return listBatches(database, parse(listQuery, request.query))
  })

  app.get('/api/batches/:id/', async (request): Promise<BatchView> => {
    requireStaff(request)
    return readBatch(database, readId(request))
  })

  /** Throws 401, 403 and 404. */
  const open = async (request: FastifyRequest) => {
    requireStaff(request)
    const batch = await findBatch(database, readId(request))
    if (!batch) throw notFound()
    return { batch, resource: resources.named(batch.resource) }
  }

  app.get('/api/batches/:id/items/', async (request): Promise<BatchItemList> => {
    const { batch, resource } = await open(request)
    const { new: isNew, ...asked } = parse(itemsQuery, request.query)
    return readItems(database, resource, batch, { ...asked, isNew })
  })
}
