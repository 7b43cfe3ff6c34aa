import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { SitemapFiles } from './contract.ts'
import { readFileStarts, readLines } from './read-sitemap.ts'

const picturesQuery = z.object({ after: z.string().max(200).default('') })

/** GET /content/sitemap/ and /content/sitemap/pictures/ (contract.ts). */
export function registerSitemapRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get(
    '/content/sitemap/',
    async (): Promise<SitemapFiles> => ({
      pictures: await readFileStarts(database),
    }),
  )

  app.get('/content/sitemap/pictures/', async (request, reply) => {
    const { after } = parse(picturesQuery, request.query)
    return reply.type('text/plain; charset=utf-8').send(Readable.from(readLines(database, after)))
  })
}
