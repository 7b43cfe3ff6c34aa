import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound, unavailable } from '#services/shared/http/problem.ts'
import { readId } from '#services/shared/resources/record-id.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import type { OriginalLink } from '../contract.ts'
import { uploads } from '../records/resource.ts'
import { originalLinks } from './links.ts'

interface OriginalRoutesDeps {
  database: Database
  clock: Clock
  pictures: PictureStore
}

/** Originals as they were sent, for their creators and staff (contract.ts). */
export function registerOriginalRoutes(
  app: FastifyInstance,
  { database, clock, pictures }: OriginalRoutesDeps,
): void {
  app.post('/api/upload/:id/original/', async (request, reply): Promise<OriginalLink> => {
    const user = requireUser(request)
    const id = Number(readId(uploads, request))
    const [upload] = await database.query<{ owner: string }>(
      'select creator_uuid as owner from content.uploads where id = $1',
      [id],
    )
    if (!upload || (upload.owner !== user.user_id && !user.is_staff)) throw notFound()
    if (upload.owner !== user.user_id)
      recordStaffAccess(app, user, { subject: 'upload', owner: upload.owner, id })
    const { token } = await originalLinks.make(database, { upload: id }, clock())
    reply.code(201)
    return { path: `/originals/${token}` }
  })

  app.get('/api/originals/:token/', async (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
    const led = await originalLinks.take(database, request.params.token, clock())
    if (!led) throw notFound()
    const [found] = await database.query<{ name: string; original: string }>(
      'select name, original from content.uploads where id = $1',
      [led.upload],
    )
    if (!found) throw notFound()
    const original = await pictures.openOriginal(found.original)
    if (!original) throw unavailable('This file is not available at the moment.')
    return reply
      .type('application/octet-stream')
      .headers({
        ...HARMLESS,
        'content-length': original.size,
        'content-disposition': asAttachment(found.name),
      })
      .send(original.bytes)
  })
}

/** What others have sent is saved and never shown: a picture may be followed by a script. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
}

/** As RFC 6266 writes a name that may hold anything. */
const asAttachment = (name: string): string => {
  const plain = name.replace(/[^\w. -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
