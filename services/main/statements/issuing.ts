import type { FastifyBaseLogger } from 'fastify'
import { businessDayOf } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { lockArtists } from '../ledger/locks.ts'
import { firstDayOf, monthOf } from './month.ts'
import { statementStreams } from './streams.ts'

/** Artists of one look at who is due. */
const AT_ONCE = 50
const EVERY_MS = 5 * 60_000

interface IssuingDeps {
  database: Pick<Database, 'query' | 'transaction'>
  clock: Clock
  timeZone: string
}

/** Issues the statements of every month that has ended, once in five minutes. */
export const startIssuing = ({
  log,
  ...deps
}: IssuingDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'statements',
    createIssuing(deps),
    (err) => log.warn({ err }, 'statements are issued later'),
    EVERY_MS,
  )

/** Makes a step that issues all statements of some artists, and answers whether others may be due. */
export function createIssuing({ database, clock, timeZone }: IssuingDeps): () => Promise<boolean> {
  const handler = createHandler(statementStreams, clock)

  const issue = (artist: number, thisMonth: string) =>
    database.transaction(async (tx) => {
      await lockArtists(tx, [artist])
      const due = await readDueMonth(tx, { artist, thisMonth, timeZone })
      if (!due) return false
      const issued = {
        type: 'statement.issued' as const,
        data: { artist: due.artist, month: due.month, until: due.until.toISOString() },
      }
      await handler.handle(tx, `${artist}`, () => [issued], 'system')
      return true
    })

  let last = 0
  return async () => {
    const thisMonth = monthOf(businessDayOf(clock(), timeZone))
    const due = await database.query<{ artist: number }>(
      `select artist_id as artist from main.artist_balance as owed where artist_id > $3 and (${IS_DUE})
       order by artist_id limit ${AT_ONCE}`,
      [firstDayOf(thisMonth), timeZone, last],
    )
    for (const { artist } of due) {
      // Others have theirs where one's cannot be issued: the next round goes on behind.
      last = artist
      while (await issue(artist, thisMonth));
    }
    if (due.length < AT_ONCE) last = 0
    return due.length === AT_ONCE
  }
}

/** The latest statement of `owed`'s artist. */
const LAST = `
  select month, to_date(month, 'YYYY-MM') + interval '1 month' as next,
    closing_pending <> 0 or closing_cleared <> 0 or closing_in_transit <> 0 as goes_on
  from main.statement where artist_id = owed.artist_id order by month desc limit 1`

/** Something before the month that begins on $1 is on no statement yet; $2 is the time zone. */
const IS_DUE = `
  exists (select from (${LAST}) as last where goes_on and next < $1::date)
  or exists (
    select from main.ledger_entry as entry
    where entry.artist_id = owed.artist_id and entry.recorded_at < $1::timestamp at time zone $2
      and entry.recorded_at >= coalesce((select next from (${LAST}) as last), '-infinity'::timestamp) at time zone $2
  )`

interface Due {
  artist: string
  month: string
  until: Date
}

/** The first month of an artist that is over and has no statement; undefined for none. */
async function readDueMonth(
  tx: Queryable,
  { artist, thisMonth, timeZone }: { artist: number; thisMonth: string; timeZone: string },
): Promise<Due | undefined> {
  const [due] = await tx.query<Due>(
    `with owed as (select $1::int as artist_id), last as (select last.* from owed cross join lateral (${LAST}) as last),
     first as (
       select case when (select goes_on from last) then (select next from last) else (
         select date_trunc('month', min(recorded_at) at time zone $3) from main.ledger_entry
         where artist_id = $1
           and recorded_at >= coalesce((select next from last), '-infinity'::timestamp) at time zone $3
       ) end as day
     )
     select to_char(day, 'YYYY-MM') as month, (day + interval '1 month') at time zone $3 as until, coalesce(
         (select artist from main.royalty_line where artist_id = $1 order by placed_at desc limit 1),
         (select artist from main.adjustment where artist_id = $1 order by asked_at desc limit 1),
         'Artist ' || $1
       ) as artist
     from first where day < $2::date`,
    [artist, firstDayOf(thisMonth), timeZone],
  )
  return due
}
