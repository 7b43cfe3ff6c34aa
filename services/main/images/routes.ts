import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Content, ContentImage } from './content.ts'

const imageParams = z.object({ id: z.string() })

/**
 * Adds GET /api/images/{id}/ → 200 with the content service's item as it came; 404 when unknown, 503 when it
 * cannot be asked.
 */
export function addImageRoute(host: FastifyInstance, { content }: { content: Content }): void {
  host.get('/api/images/:id/', async (request): Promise<ContentImage> => {
    const { id } = parse(imageParams, request.params)
    const image = await content.image(id, request.headers.authorization)
    if (!image) throw notFound()
    return image
  })
}
