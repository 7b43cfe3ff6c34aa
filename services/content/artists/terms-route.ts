import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { ArtistTermsView } from './contract.ts'

const params = z.object({ id: integerParam({ min: 1, max: 2_147_483_647 }) })

/** Adds GET /content/artist-terms/{id}/ (contract.ts). */
export function registerArtistTermsRoute(app: FastifyInstance, database: Pick<Database, 'query'>): void {
  app.get('/content/artist-terms/:id/', async (request): Promise<ArtistTermsView> => {
    const { id } = parse(params, request.params)
    const [artist] = await database.query<{ id: number; name: string; royalty_code: string }>(
      'select id, name, royalty_code from content.artists where id = $1',
      [id],
    )
    if (!artist) throw notFound()
    return { ...artist, royalty_code: artist.royalty_code || null }
  })
}
