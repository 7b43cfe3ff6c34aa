import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { readView } from '#services/shared/resources/read-views.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import type { UploadView } from '../contract.ts'
import { requireUploader } from '../uploader.ts'
import { readNewUpload } from './body.ts'
import { createUpload } from './create-upload.ts'
import { uploads } from './resource.ts'

interface UploadRoutesDeps extends ResourceDeps {
  /** Where uploads are made. */
  primary: Database
  clock: Clock
}

/** /api/upload/ and the routes beneath it (contract.ts). */
export function registerUploadRoutes(app: FastifyInstance, { primary, ...deps }: UploadRoutesDeps): void {
  registerResource(app, uploads, deps)

  app.post('/api/upload/', async (request, reply): Promise<UploadView> => {
    const user = await requireUploader(primary, request)
    const sent = readNewUpload(request.body, user)
    const at = deps.clock()
    const keyed = { database: primary, schema: 'content', request, scope: user.user_id, at }
    const { status, body } = await runOnce(keyed, async (tx) => {
      await uploads.lock?.(tx)
      const id = await createUpload(tx, sent, { user, at })
      return { status: 201, body: (await readView(tx, uploads, id, user)) as UploadView }
    })
    return reply.code(status).send(body)
  })
}
