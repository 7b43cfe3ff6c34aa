import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { dayOf } from '#services/shared/desk/days.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Content } from '../images/content.ts'
import type { RequireArtist } from '../people/require-artist.ts'
import { type ArtFigures, MOST_IDS, type OpenCarts } from './contract.ts'
import { countOpenCarts, readArtFigures } from './queries.ts'

interface ArtFiguresDeps {
  database: Database
  clock: Clock
  /** The day of business, YYYY-MM-DD. */
  today: () => string
  content: Pick<Content, 'royaltyTerms'>
  requireArtist: RequireArtist
}

const idsQuery = z.object({
  ids: z
    .string()
    .transform((list) => [...new Set(list.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).max(MOST_IDS)),
})
const idParam = z.object({ id: z.string().max(100) })

/** Adds /api/art-figures/ (contract.ts). */
export function addArtFiguresRoutes(host: FastifyInstance, deps: ArtFiguresDeps): void {
  const { database, clock, today, content, requireArtist } = deps

  /** Answers who asks, and which of these images are theirs. Throws 401, and 404 for who is no artist. */
  const findOwn = async (request: FastifyRequest, ids: readonly string[]) => {
    const user = requireUser(request)
    const artist = await requireArtist(request)
    const terms = await content.royaltyTerms(ids)
    const own = ids.filter((id) => {
      const found = terms.get(id)
      return found && !found.is_stock && (found.artist_id === artist || found.creator_uuid === user.user_id)
    })
    return { artist, own }
  }

  host.get('/api/art-figures/', async (request): Promise<{ results: ArtFigures[] }> => {
    requireUser(request)
    const { ids } = parse(idsQuery, request.query)
    const { artist, own } = await findOwn(request, ids)
    const days = { today: today(), now: dayOf(clock()) }
    return { results: await readArtFigures(database, { ids: own, artist, ...days }) }
  })

  host.get('/api/art-figures/:id/carts/', async (request): Promise<OpenCarts> => {
    const { id } = parse(idParam, request.params)
    const { own } = await findOwn(request, [id])
    if (own.length === 0) throw notFound()
    return { carts: await countOpenCarts(database, id) }
  })
}
