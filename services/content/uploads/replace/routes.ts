import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { SavedRecord } from '#services/shared/resources/contract.ts'
import { readView } from '#services/shared/resources/read-views.ts'
import { images } from '../../images/resource.ts'
import { replacePicture } from './replace-picture.ts'

const pictureBody = z.object({
  file: z.string().min(1).max(100),
  version: z.int().min(0).max(2_147_483_647),
})

/** POST /api/image/{id}/picture/ (contract.ts). */
export function registerReplaceRoute(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  app.post(
    '/api/image/:id/picture/',
    async (request: FastifyRequest<{ Params: { id: string } }>): Promise<SavedRecord> => {
      const user = requireStaff(request)
      const sent = parse(pictureBody, request.body)
      const { id } = request.params
      const at = clock()
      // Whoever was not answered begins from the version that they have made themselves.
      const asked = { file: sent.file }
      const keyed = { database, schema: 'content', request, scope: user.user_id, asked, at }
      const { body } = await runOnce<SavedRecord>(keyed, async (tx) => {
        const merged = await replacePicture(tx, id, sent, { user, at })
        return { status: 200, body: { ...(await readView(tx, images, id, user)), _merged: merged } }
      })
      return body
    },
  )
}
