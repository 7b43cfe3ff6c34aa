import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { STATIC_COLLECTIONS } from '#services/shared/vocabulary.ts'
import type { Content } from '../images/content.ts'
import type { StaticTagged } from './static-contract.ts'

const staticTagBody = z.object({
  imagedata: z.object({ id: z.string().min(1).max(200) }),
  action: z.literal('add-static'),
  collection: z.enum(STATIC_COLLECTIONS),
})

/** Adds POST /api/v2/designstudio/ (design/static-contract.ts). */
export function addStaticRoute(host: FastifyInstance, { content }: { content: Content }): void {
  host.post('/api/v2/designstudio/', async (request): Promise<StaticTagged> => {
    requireStaff(request)
    const { imagedata, collection } = parse(staticTagBody, request.body)
    const tagged = await content.addStaticTag(imagedata.id, collection, request.headers.authorization)
    if (!tagged) throw notFound()
    return { id: imagedata.id, collection, already: tagged.already }
  })
}
