import type { Queryable } from '#services/shared/database/driver.ts'
import type { Day } from '#services/shared/desk/days.ts'
import { KINDS, type Place } from './cursor.ts'

/** What is looked for; null for any. */
export interface ActivityAsked {
  /** A user uuid, or `system`. */
  person: string | null
  resource: string | null
  /** In UTC. */
  day: Day | null
  /** Entries after this one, which are of before it. */
  after: Place | null
  limit: number
}

/** The index of migration 018 is of this, word for word. */
const RESOURCE = `(case when stream like 'artist-profile-%' then 'artist-profile' else split_part(stream, '-', 1) end)`

const MICROSECONDS = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Finds the places of a page of entries and one, the latest first. */
export const findPlaces = (
  db: Queryable,
  { person, resource, day, after, limit }: ActivityAsked,
): Promise<Place[]> =>
  db.query<Place>(
    `with edits as (
       select at, 0 as rank, position as id from content.events
       where data ->> 'batch' is null and type <> 'record.kept'
         ${person === null ? 'and $1::text is null' : 'and actor = $1'}
         ${resource === null ? 'and $2::text is null' : `and ${RESOURCE} = $2`}
         and ${within('at', 'position', 0)}
       order by at desc, position desc limit $7 + 1
     ), batches as (
       select confirmed_at as at, 1 as rank, id::bigint as id from content.batches
       where confirmed_at is not null and ($1::text is null or author::text = $1)
         and ($2::text is null or resource = $2)
         and ${within('confirmed_at', 'id', 1)}
       order by confirmed_at desc, id desc limit $7 + 1
     )
     select ${MICROSECONDS} as at, case rank when 0 then 'edit' else 'batch' end as kind, id::int8 as id
     from (select * from edits union all select * from batches) found
     order by found.at desc, rank desc, found.id desc limit $7 + 1`,
    [person, resource, day, after?.at ?? null, after && KINDS.indexOf(after.kind), after?.id ?? null, limit],
  )

/** Within the day, and after the place that was asked for. */
const within = (at: string, id: string, rank: number): string =>
  `($3::date is null or ${at} >= $3::date::timestamp at time zone 'UTC'
      and ${at} < ($3::date + 1)::timestamp at time zone 'UTC')
    and ($4::timestamptz is null or ${at} <= $4 and (${at}, ${rank}, ${id}) < ($4, $5::int, $6::bigint))`
