import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDED } from '#services/main/events/folded.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'

interface RecordedEvent {
  stream: string
  version: number
  type: string
  /** The first, where none is told. */
  schemaVersion?: number
  data: object
  at: string
  actor: string
}

interface Recorded {
  events: RecordedEvent[]
  /** Rows by table, ordered by key, without columns that no event fills. */
  tables: Record<string, object[]>
}

/**
 * A shop that has lived, with every type of event, as commit 4774770 kept it, when events had no schema
 * version yet; and what has come to it since, of the types that are newer.
 */
export const recorded: Recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded.json'), 'utf8'))

/** Opens a store with the recorded events and empty tables. */
export async function openRecorded(openStore: OpenStore): Promise<Database> {
  const database = await openStore()
  await database.query(
    `insert into main.events (stream, version, type, schema_version, data, at, actor)
     select stream, version, type, coalesce("schemaVersion", 1), data, at, actor from jsonb_to_recordset($1::jsonb)
       as kept (stream text, version int, type text, "schemaVersion" int, data jsonb, at timestamptz, actor text)`,
    [JSON.stringify(recorded.events)],
  )
  return database
}

/** Reads the tables in the form of {@link recorded}. */
export async function readTables(database: Database): Promise<Recorded['tables']> {
  const tables: Recorded['tables'] = {}
  for (const { name, key, aside } of FOLDED.tables) {
    const rows = await database.query<{ row: object }>(
      `select to_jsonb(kept) - $1::text[] as row from main.${name} as kept order by ${key}`,
      [aside],
    )
    tables[name] = rows.map(({ row }) => row)
  }
  return tables
}
