import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { booleanParam, integerParam } from '#services/shared/http/fields.ts'
import { revalidated } from '#services/shared/http/revalidated.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { ArtistList } from './contract.ts'
import { listArtists } from './read-artists.ts'

const LARGEST_OFFSET = 2_147_483_647

const listQuery = z.object({
  gaa_artist: booleanParam,
  active: booleanParam,
  ordering: z.enum(['name', '-modified']).default('name'),
  search: z.string().max(200).default(''),
  limit: integerParam({ min: 1, max: 1_000 }).default(100),
  offset: integerParam({ min: 0, max: LARGEST_OFFSET }).default(0),
})

/** GET /api/artist/ (contract.ts). */
export function registerArtistRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/api/artist/', revalidated, async (request): Promise<ArtistList> => {
    const wanted = parse(listQuery, request.query)
    const code = request.user?.is_staff ?? false
    const { count, artists } = await listArtists(database, wanted, { code })
    return windowOf(request, wanted, count, artists)
  })
}
