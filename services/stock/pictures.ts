import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { rasterOf } from '#services/art/raster.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { createLimit } from '#services/shared/limit.ts'
import type { DisplaySize } from './contract.ts'
import type { Photograph } from './photographs/photograph.ts'

/** Pixels across. Getty's comp has 612 on its long edge; ours are as large as the shop shows pictures. */
const WIDTHS: Record<DisplaySize['name'], number> = { thumb: 160, preview: 320, comp: 1600 }

/** GET /pictures/{id}/{size}.jpg → 200 JPEG, as the addresses in `display_sizes` say. */
export function addPictureRoute(host: FastifyInstance, photographs: readonly Photograph[]): void {
  const byId = new Map(photographs.map((photograph) => [photograph.id, photograph]))
  const limit = createLimit(availableParallelism())

  host.get<{ Params: { id: string; size: string } }>('/pictures/:id/:size.jpg', async (request, reply) => {
    const { id, size } = request.params
    const photograph = byId.get(id)
    const width = Object.entries(WIDTHS).find(([name]) => name === size)?.[1]
    if (!photograph || width === undefined) throw notFound()
    const bytes = await limit(() => rasterOf(photograph.recipe, width).jpeg({ quality: 90 }).toBuffer())
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(bytes)
  })
}
