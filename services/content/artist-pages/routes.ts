import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { ArtistPageList, ArtistPageView } from './contract.ts'
import { findArtistPages, listArtistPages, readArtistPage } from './read-pages.ts'

const MOST_NAMES = 100
const LARGEST_ID = 2_147_483_647

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
    const page = await readArtistPage(database, idOf(request.params.id))
    if (!page) throw notFound()
    return page
  })
}

/** Throws 404 for what is no id of an artist. */
const idOf = (text: string): number => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  if (id > LARGEST_ID) throw notFound()
  return id
}
