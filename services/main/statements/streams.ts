import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import type { StreamKind, Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { MOVED } from './booked.ts'
import { monthSchema } from './month.ts'

const schemas = {
  /** `artist` is a name of that day; `until` is when the month ended in that day's business time zone. */
  'statement.issued': z.strictObject({ artist: z.string(), month: monthSchema, until: z.iso.datetime() }),
}
export type StatementEvent = EventOf<typeof schemas>

/** The streams of statements, each named by its artist's id. */
export const statementStreams: StreamKind<StatementEvent, null> = {
  schema: 'main',
  prefix: 'statement-',
  types: defineEvents(schemas),
  empty: null,
  evolve: () => null,
  project,
}

/** A statement opens as the one before it closed, and takes what is on none and was recorded in time. */
async function project(
  { tx, schema, id }: Target,
  news: readonly StoredEvent<StatementEvent>[],
): Promise<void> {
  for (const { event, version, at } of news) {
    const { artist, month, until } = event.data
    await tx.query(
      `with taken as (
         select key from ${schema}.ledger_entry as kept
         where artist_id = $2 and recorded_at < $5
           and not exists (select from ${schema}.statement_entry where entry = kept.key)
       ), moved as (
         select ${MOVED} from taken join ${schema}.ledger_posting on entry = key where artist_id is not null
       ), opening as (
         select coalesce(max(closing_pending), 0) as pending, coalesce(max(closing_cleared), 0) as cleared,
           coalesce(max(closing_in_transit), 0) as in_transit
         from ${schema}.statement
         where artist_id = $2 and month = (select max(month) from ${schema}.statement where artist_id = $2)
       ), issued as (
         insert into ${schema}.statement (number, artist_id, artist, month, issued_at, opening_pending, opening_cleared,
           opening_in_transit, closing_pending, closing_cleared, closing_in_transit)
         select $1, $2, $6, $3, $4, opening.pending, opening.cleared, opening.in_transit, opening.pending + moved.pending,
           opening.cleared + moved.cleared, opening.in_transit + moved.in_transit
         from opening cross join moved
       )
       insert into ${schema}.statement_entry (entry, statement) select key, $1 from taken`,
      [`${id}-${version}`, Number(id), month, at, until, artist],
    )
  }
}
