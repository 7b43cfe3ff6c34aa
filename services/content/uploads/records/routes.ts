import type { FastifyInstance } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { forbidden } from '#services/shared/http/problem.ts'
import { readView } from '#services/shared/resources/read-views.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { registerResource } from '#services/shared/resources/routes.ts'
import type { SavedUpload, UploadView } from '../contract.ts'
import { requireUploader } from '../uploader.ts'
import { readNewUpload } from './body.ts'
import { uploads } from './resource.ts'
import { saveUpload } from './save-upload.ts'

interface UploadRoutesDeps extends ResourceDeps {
  /** Where uploads are made. */
  primary: Database
  clock: Clock
}

/** /api/upload/ and the routes beneath it (contract.ts). */
export function registerUploadRoutes(app: FastifyInstance, { primary, ...deps }: UploadRoutesDeps): void {
  registerResource(app, uploads, deps)

  app.post('/api/upload/', async (request, reply): Promise<SavedUpload> => {
    const user = await requireUploader(primary, request)
    if (!user.is_staff && !user.isApproved) throw forbidden('Your application has not been approved yet.')
    const sent = readNewUpload(request.body, user)
    return primary.transaction(async (tx) => {
      const { upload, isNew, isLeftOut } = await saveUpload(tx, sent, { user, at: deps.clock() })
      reply.code(isNew ? 201 : 200)
      const view = (await readView(tx, uploads, upload, user)) as UploadView
      return { ...view, is_left_out: isLeftOut }
    })
  })
}
