import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { ArtistPageList, ArtistPageView } from './contract.ts'
import { findArtistPages, listArtistPages, readArtistId, readArtistPage } from './read-pages.ts'

const MOST_NAMES = 100

const name = z.string().max(500)
const namesQuery = z.object({
  name: z
    .union([name.transform((one) => [one]), z.array(name).max(MOST_NAMES)])
    .nullable()
    .default(null),
})

/** Adds GET /content/artists/{id}/ and GET /content/artists/ (contract.ts), for everybody. */
export function registerArtistPageRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/content/artists/', async (request): Promise<ArtistPageList> => {
    const { name: names } = parse(namesQuery, request.query)
    return { results: await (names ? findArtistPages(database, names) : listArtistPages(database)) }
  })

  app.get<{ Params: { id: string } }>('/content/artists/:id/', async (request): Promise<ArtistPageView> => {
    const page = await readArtistPage(
      database,
      readArtistId(request.params.id),
      request.user?.user_id ?? null,
    )
    if (!page) throw notFound()
    return page
  })
}
