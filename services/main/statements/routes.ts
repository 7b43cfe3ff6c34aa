import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Day } from '#services/shared/business-day.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { listOf, windowQuery } from '../payees/lists.ts'
import type { RequireArtist } from '../people/require-artist.ts'
import type { StatementList, StatementView } from './contract.ts'
import { listStatements, viewAsOf, viewStatement } from './queries.ts'

export interface StatementRouteDeps {
  database: Database
  requireArtist: RequireArtist
  today: () => Day
  timeZone: string
}

const numberParams = z.object({ number: z.string().max(40) })
const FIRST_DAY = '2000-01-01'
const dayParams = z.object({
  day: z.iso.date('Use YYYY-MM-DD.').refine((day) => day >= FIRST_DAY, 'There was no shop then.'),
})

/** Adds an artist's statements, and what was owed as of a day (contract.ts). */
export function addStatementRoutes(
  host: FastifyInstance,
  { database, requireArtist, today, timeZone }: StatementRouteDeps,
): void {
  host.get('/api/earnings/statements/', async (request): Promise<StatementList> => {
    const artist = await requireArtist(request)
    const asked = parse(windowQuery, request.query)
    return listOf(asked, await listStatements(database, artist, asked))
  })

  host.get('/api/earnings/statements/:number/', async (request): Promise<StatementView> => {
    const artist = await requireArtist(request)
    const { number } = parse(numberParams, request.params)
    return viewStatement(database, { artist, number, timeZone }, parse(windowQuery, request.query))
  })

  host.get('/api/earnings/as-of/:day/', async (request): Promise<StatementView> => {
    const artist = await requireArtist(request)
    const { day } = parse(dayParams, request.params)
    if (day > today()) throw invalid({ day: ['Choose today or a day before.'] })
    return viewAsOf(database, { artist, day, timeZone }, parse(windowQuery, request.query))
  })
}
