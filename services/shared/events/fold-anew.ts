import { DatabaseError, type Queryable } from '../database/driver.ts'
import { UnreadableEvent } from './event-types.ts'
import type { StreamKind } from './handler.ts'
import { EVENT_COLUMNS, type EventRow, toStored } from './postgres-store.ts'
import type { DomainEvent } from './store.ts'

/** What a service folds from its events. */
export interface Folded {
  /** The schema of the events and the tables. */
  schema: string
  replays: readonly Replay[]
  /** A table comes before those that refer to it. */
  tables: readonly FoldedTable[]
}

export interface FoldedTable {
  name: string
  /** The column of the primary key. */
  key: string
  /** Columns that no event fills. */
  aside: readonly string[]
}

/** One kind of streams, with the projection of all its events. */
export interface Replay {
  prefix: string
  project(tx: Queryable, schema: string, row: EventRow): Promise<void>
}

export const replayOf = <E extends DomainEvent, S>({ prefix, types, project }: StreamKind<E, S>): Replay => ({
  prefix,
  project: (tx, schema, row) =>
    project({ tx, schema, id: row.stream.slice(prefix.length) }, [toStored(row, types)]),
})

/** The tables are folded into this schema, until the transaction ends. */
export const ANEW = 'pg_temp'

const AT_ONCE = 1_000

/**
 * Folds every event into empty tables of the same names in {@link ANEW}, in the order in which they happened.
 * Answers how many there are. Throws UnreadableEvent, also for an event that does not fit the ones before it.
 */
export async function foldAnew(tx: Queryable, { schema, replays, tables }: Folded): Promise<number> {
  for (const { name } of tables)
    await tx.script(`create temp table ${name} (like ${schema}.${name} including all) on commit drop`)
  let count = 0
  let last = 0
  for (;;) {
    const rows = await tx.query<EventRow & { position: number }>(
      `select position, ${EVENT_COLUMNS} from ${schema}.events where position > $1 order by position limit ${AT_ONCE}`,
      [last],
    )
    for (const row of rows) await replay(tx, replays, row)
    count += rows.length
    last = rows.at(-1)?.position ?? last
    if (rows.length < AT_ONCE) return count
  }
}

async function replay(tx: Queryable, replays: readonly Replay[], row: EventRow): Promise<void> {
  const kind = replays.find(({ prefix }) => row.stream.startsWith(prefix))
  if (!kind) throw new UnreadableEvent(row, 'there is no such kind of stream.')
  try {
    await kind.project(tx, ANEW, row)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new UnreadableEvent(row, `it does not fit what was before it: ${error.message}`)
  }
}
