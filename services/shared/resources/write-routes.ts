import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '../database/driver.ts'
import { requireStaff } from '../http/authenticate.ts'
import { runOnce } from '../http/idempotency.ts'
import type { Access } from './access.ts'
import { readEdit, readNew, readRevert } from './bodies.ts'
import { createRecord, deleteRecord, editRecord, revertRecord } from './commands.ts'
import type { ResourceRecord, SavedRecord } from './contract.ts'
import { refuseOwn } from './own.ts'
import { readView } from './read-views.ts'
import { readId } from './record-id.ts'
import type { By, Resource, ResourceDeps } from './resource.ts'

/** Adds the routes by which staff make, edit, revert and delete records. */
export function registerWrites(
  app: FastifyInstance,
  resource: Resource,
  { database, clock, access }: ResourceDeps & { access: Access },
): void {
  const list = `/api/${resource.name}/`
  const one = `${list}:id/`

  /** Does a write once, and answers what it comes to. */
  const once = <T>(request: FastifyRequest, status: number, write: (tx: Queryable, by: By) => Promise<T>) => {
    const user = requireStaff(request)
    const at = clock()
    const keyed = { database, schema: resource.schema, request, scope: user.user_id, at }
    return runOnce<T>(keyed, async (tx) => ({ status, body: await write(tx, { user, at }) }))
  }

  if (resource.isMade)
    app.post(list, async (request, reply) => {
      requireStaff(request)
      const sent = readNew(resource, request.body)
      await resource.prepare?.(sent)
      const { status, body } = await once(request, 201, async (tx, by): Promise<ResourceRecord> => {
        const id = await createRecord(tx, resource, sent, by)
        return readView(tx, resource, id, by.user)
      })
      return reply.code(status).send(body)
    })

  app.put(one, async (request): Promise<SavedRecord> => {
    requireStaff(request)
    const [id, edit] = [readId(resource, request), readEdit(resource, request.body)]
    await resource.prepare?.(edit.sent)
    const { body } = await once(request, 200, async (tx, by): Promise<SavedRecord> => {
      await refuseOwn(tx, resource, id, by.user)
      const merged = await editRecord(tx, resource, id, edit, by)
      return { ...(await readView(tx, resource, id, by.user)), _merged: merged }
    })
    access.open(request, body)
    return body
  })

  app.post(`${one}revert/`, async (request): Promise<SavedRecord> => {
    requireStaff(request)
    const [id, wanted] = [readId(resource, request), readRevert(request.body)]
    const { body } = await once(request, 200, async (tx, by): Promise<SavedRecord> => {
      await refuseOwn(tx, resource, id, by.user)
      await revertRecord(tx, resource, id, wanted, by)
      return { ...(await readView(tx, resource, id, by.user)), _merged: [] }
    })
    access.open(request, body)
    return body
  })

  if (resource.isDeleted)
    app.delete(one, async (request, reply) => {
      requireStaff(request)
      const id = readId(resource, request)
      const { status } = await once(request, 204, async (tx, by) => {
        await refuseOwn(tx, resource, id, by.user)
        await deleteRecord(tx, resource, id, by)
        return null
      })
      return reply.code(status).send()
    })
}
