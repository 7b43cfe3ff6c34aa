import type { Queryable } from '#services/shared/database/driver.ts'
import { dayOf } from '#services/shared/desk/days.ts'
import type { OwnArtist } from '../images/ownership.ts'
import type { WorkFigures } from './contract.ts'
import { OWN, valuesOf } from './read-works.ts'

const MONTH = 30
const YEAR = 365

interface FigureRow {
  id: string
  views: WorkFigures['views']
  favorites: WorkFigures['favorites']
}

/** Writes SQL of sums over both spans and all: `$4` and `$5` are the days on which the spans begin. */
const spans = (what: string, day: string) =>
  `json_build_object('month', coalesce(sum(${what}) filter (where ${day} >= $4::date), 0),
     'year', coalesce(sum(${what}) filter (where ${day} >= $5::date), 0), 'all', coalesce(sum(${what}), 0))`

/** Counts how often works were opened and how many hearts they have; another's works are left out. */
export const readFigures = (
  db: Queryable,
  artist: OwnArtist,
  ids: readonly string[],
  now: Date,
): Promise<WorkFigures[]> =>
  db.query<FigureRow>(
    `select i.id,
       (select ${spans('views', 'day')} from content.image_views where image_id = i.id) as views,
       (select ${spans('1', `(at at time zone 'UTC')::date`)} from content.favorites where image_id = i.id) as favorites
     from ${OWN} and i.id in (select json_array_elements_text($3::json))`,
    [...valuesOf(artist), JSON.stringify(ids), dayOf(now, MONTH - 1), dayOf(now, YEAR - 1)],
  )
