import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { dayOf } from '#services/shared/desk/days.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { CSV, type SentFile, sendFile } from '#services/shared/http/send-file.ts'
import { createAccess } from '#services/shared/resources/access.ts'
import { readIds } from '#services/shared/resources/chosen.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { Viewer } from '#services/shared/resources/resource.ts'
import { writeRefusals } from '../batches/refusals.ts'
import { findBatch } from '../batches/store.ts'
import { listOf, readExportBody } from './asked.ts'
import type { ExportBody, ExportLink } from './contract.ts'
import { exportLinks } from './links.ts'
import { readAll } from './read-all.ts'
import { writeFile } from './write-file.ts'

interface ExportRoutesDeps {
  database: Database
  /** Where records are read; it may be a copy. */
  reading: Queryable
  clock: Clock
  resources: Registry
}

/** A link was made by staff, so that whoever follows it reads as staff do. */
const STAFF: Viewer = { user_id: '', email: '', is_staff: true }

/** Lists as files (contract.ts). */
export function registerExportRoutes(
  app: FastifyInstance,
  { database, reading, clock, resources }: ExportRoutesDeps,
): void {
  app.post('/api/exports/', async (request, reply): Promise<ExportLink> => {
    const user = requireStaff(request)
    const asked = readExportBody(resources, request.body, user)
    // Others' records are read: that is logged.
    createAccess(app, resources.named(asked.resource)).narrow(request, { filters: {} })
    reply.code(201)
    return exportLinks.make(database, { asked, author: user.user_id }, clock())
  })

  const openFile = async (asked: ExportBody, day: string): Promise<SentFile> => {
    const { format, compressed = false, ids, matching, refused_of: batchId } = asked
    const resource = resources.named(asked.resource)
    if (batchId !== undefined) {
      const batch = await findBatch(reading, batchId)
      if (batch?.resource !== resource.name) throw notFound()
      const name = `batch-${batchId}-refused.csv`
      return {
        name,
        contentType: CSV,
        content: writeRefusals(reading, resource, batch),
      }
    }
    const of = ids ? { ids: readIds(resource, ids) } : { list: listOf(resource, matching ?? {}, STAFF) }
    return writeFile(resource, readAll(reading, resource, of, STAFF), { format, compressed, day })
  }

  app.get('/api/exports/:token/', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    const at = clock()
    const led = await exportLinks.take(database, request.params.token, at)
    if (!led) throw notFound()
    return sendFile(reply, await openFile(led.asked, dayOf(at)))
  })
}
