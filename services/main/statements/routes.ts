import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Day } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { FindOwnArtist } from '../earnings/own-artist.ts'
import { listOf, windowQuery } from '../payees/lists.ts'
import type { StatementList, StatementView } from './contract.ts'
import { listStatements, viewAsOf, viewStatement } from './queries.ts'

export interface StatementRouteDeps {
  database: Database
  findOwnArtist: FindOwnArtist
  today: () => Day
  timeZone: string
}

const numberParams = z.object({ number: z.string().max(40) })
const dayParams = z.object({ day: z.iso.date('Use YYYY-MM-DD.') })

/** Answers the id of the artist who asks. Throws 401, and 404 for who is none. */
export const requireArtist = async (
  { findOwnArtist }: Pick<StatementRouteDeps, 'findOwnArtist'>,
  request: FastifyRequest,
): Promise<number> => {
  const artist = await findOwnArtist(requireUser(request), request.headers.authorization)
  if (artist === null) throw notFound()
  return artist
}

/** Adds an artist's statements, and what was owed as of a day (contract.ts). */
export function addStatementRoutes(host: FastifyInstance, deps: StatementRouteDeps): void {
  const { database, today, timeZone } = deps

  host.get('/api/earnings/statements/', async (request): Promise<StatementList> => {
    const artist = await requireArtist(deps, request)
    const asked = parse(windowQuery, request.query)
    return listOf(asked, await listStatements(database, artist, asked))
  })

  host.get('/api/earnings/statements/:number/', async (request): Promise<StatementView> => {
    const artist = await requireArtist(deps, request)
    const { number } = parse(numberParams, request.params)
    return viewStatement(database, { artist, number, timeZone }, parse(windowQuery, request.query))
  })

  host.get('/api/earnings/as-of/:day/', async (request): Promise<StatementView> => {
    const artist = await requireArtist(deps, request)
    const { day } = parse(dayParams, request.params)
    if (day > today()) throw invalid({ day: ['Choose today or a day before.'] })
    return viewAsOf(database, { artist, day, timeZone }, parse(windowQuery, request.query))
  })
}
