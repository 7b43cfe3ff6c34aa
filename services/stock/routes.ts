import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ImageResults, Refusal, SearchResults } from './contract.ts'
import type { Photograph } from './photographs/photograph.ts'
import { type Fields, fields, imageOf } from './search/fields.ts'
import { createFinder } from './search/finder.ts'
import { searchParameters } from './search/parameters.ts'

const MOST_IDS = 100

const ids = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string()).min(1).max(MOST_IDS))

/** Adds the calls of contract.ts. */
export function addApiRoutes(api: FastifyInstance, photographs: readonly Photograph[]): void {
  const find = createFinder(photographs)
  const byId = new Map(photographs.map((photograph) => [photograph.id, photograph]))

  api.get('/v3/search/images/creative', async (request, reply): Promise<SearchResults | Refusal> => {
    const { data: query, error } = searchParameters.safeParse(request.query)
    if (error) return refuse(reply, error)
    const found = find(query)
    const first = (query.page - 1) * query.page_size
    return {
      result_count: found.length,
      images: found.slice(first, first + query.page_size).map(prepareImages(request, query.fields)),
    }
  })

  api.get('/v3/images', async (request, reply): Promise<ImageResults | Refusal> => {
    const { data: query, error } = z.object({ ids, fields }).safeParse(request.query)
    if (error) return refuse(reply, error)
    return {
      images: query.ids.flatMap((id) => byId.get(id) ?? []).map(prepareImages(request, query.fields)),
      images_not_found: query.ids.filter((id) => !byId.has(id)),
    }
  })

  api.get<{ Params: { id: string } }>(
    '/v3/images/:id',
    async (request, reply): Promise<ImageResults | Refusal> => {
      const { data: query, error } = z.object({ fields }).safeParse(request.query)
      if (error) return refuse(reply, error)
      const photograph = byId.get(request.params.id)
      if (!photograph) {
        reply.code(404)
        return { ErrorCode: 'ImageNotFound', ErrorMessage: 'There is no such image.' }
      }
      return { images: [prepareImages(request, query.fields)(photograph)], images_not_found: [] }
    },
  )
}

function prepareImages(request: FastifyRequest, wanted: Fields) {
  const origin = `${request.protocol}://${request.host}`
  return (photograph: Photograph) =>
    imageOf(photograph, wanted, (id, size) => `${origin}/pictures/${id}/${size}.jpg`)
}

function refuse(reply: FastifyReply, error: z.ZodError): Refusal {
  const [issue] = error.issues
  reply.code(400)
  return {
    ErrorCode: 'InvalidParameterValue',
    ErrorMessage: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid value.'}`,
  }
}
