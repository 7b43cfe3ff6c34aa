import type { FastifyInstance } from 'fastify'
import type { Day } from '#services/shared/business-day.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { Link } from '#services/shared/links.ts'
import { moneyFileLinks } from '../../payouts/file-links.ts'
import { listTaxArtists } from '../../payouts/tax/artists.ts'
import { yearOf } from '../../payouts/tax/params.ts'
import { askFor, readTaxArtist } from '../../payouts/tax/queries.ts'
import type { RequireArtist } from '../../people/require-artist.ts'
import type { OwnTaxYear } from './contract.ts'

const MOST_YEARS = 10

interface TaxYearRouteDeps {
  database: Database
  requireArtist: RequireArtist
  clock: () => Date
  today: () => Day
}

/** Adds /api/earnings/tax-years/ and what is beneath it (contract.ts). */
export function addOwnTaxYearRoutes(
  host: FastifyInstance,
  { database, requireArtist, clock, today }: TaxYearRouteDeps,
): void {
  host.get('/api/earnings/tax-years/', async (request): Promise<OwnTaxYear[]> => {
    const artist = await requireArtist(request)
    return listOwnYears(database, artist, today())
  })

  host.post('/api/earnings/tax-years/:year/file/', async (request, reply): Promise<Link> => {
    const artist = await requireArtist(request)
    const year = yearOf(request)
    if (!isOver(year, today())) throw notFound()
    await readTaxArtist(database, { year, artist }, today())
    reply.code(201)
    const link = { of: 'tax-statement', asked: { year, artist }, author: requireUser(request).user_id }
    return moneyFileLinks.make(database, link, clock())
  })
}

const isOver = (year: number, today: Day): boolean => today > `${year}-12-31`

async function listOwnYears(db: Queryable, artist: number, today: Day): Promise<OwnTaxYear[]> {
  const years = await db.query<{ year: number }>(
    `select distinct extract(year from paid_on)::int as year from main.payout
     where artist_id = $1 and paid_on is not null order by year desc limit ${MOST_YEARS}`,
    [artist],
  )
  const found = await Promise.all(years.map(({ year }) => readOwnYear(db, { artist, year, today })))
  return found.flat()
}

async function readOwnYear(
  db: Queryable,
  { artist, year, today }: { artist: number; year: number; today: Day },
): Promise<OwnTaxYear[]> {
  const asked = await askFor(db, year, today)
  const { data } = await listTaxArtists(db, asked, { artist, search: '', limit: 1, offset: 0 })
  return data.map(({ paid, returned, withheld, section }) => ({
    ...{ year, paid, returned, withheld, section },
    threshold: asked.threshold,
    is_over: isOver(year, today),
  }))
}
