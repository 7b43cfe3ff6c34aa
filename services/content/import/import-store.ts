import type { Queryable } from '#services/shared/database/driver.ts'
import type { Written } from '../images/write-images.ts'

/** How far an import has come. */
export interface ImportState extends Written {
  /** The number of the last row dealt with; 0 at the start. */
  entry: number
}

export interface Fault {
  entry: number
  reason: string
}

/** Opens an import: a new one, or an earlier one that was stopped. */
export async function openImport(db: Queryable, fingerprint: string): Promise<ImportState> {
  await db.query(
    `insert into content.imports (fingerprint, entry, added, changed, same) values ($1, 0, 0, 0, 0)
     on conflict do nothing`,
    [fingerprint],
  )
  const [state] = await db.query<ImportState>(
    'select entry, added, changed, same from content.imports where fingerprint = $1',
    [fingerprint],
  )
  if (!state) throw new Error('Another import of this file has just ended.')
  return state
}

export async function writeState(tx: Queryable, fingerprint: string, state: ImportState): Promise<void> {
  await tx.query(
    'update content.imports set entry = $2, added = $3, changed = $4, same = $5 where fingerprint = $1',
    [fingerprint, state.entry, state.added, state.changed, state.same],
  )
}

export async function addFaults(tx: Queryable, fingerprint: string, faults: readonly Fault[]): Promise<void> {
  await tx.query(
    `insert into content.import_faults (fingerprint, entry, reason)
     select $1, entry, reason from json_to_recordset($2::json) as fault (entry int, reason text)`,
    [fingerprint, JSON.stringify(faults)],
  )
}

export const readFaults = (db: Queryable, fingerprint: string): Promise<Fault[]> =>
  db.query<Fault>('select entry, reason from content.import_faults where fingerprint = $1 order by entry', [
    fingerprint,
  ])

/** Notes ids, and answers those that an earlier row of the file had, with that row's number. */
export async function claimIds(
  tx: Queryable,
  fingerprint: string,
  ids: readonly { id: string; entry: number }[],
): Promise<Map<string, number>> {
  const claimed = await tx.query<{ id: string; entry: number }>(
    `with new as (select * from json_to_recordset($2::json) as new (id text, entry int)),
     noted as (
       insert into content.import_ids (fingerprint, id, entry) select $1, id, entry from new order by entry
       on conflict do nothing returning id, entry
     )
     select id, entry from content.import_ids where fingerprint = $1 and id in (select id from new)
     union all select id, entry from noted`,
    [fingerprint, JSON.stringify(ids)],
  )
  return new Map(claimed.map(({ id, entry }) => [id, entry]))
}

/** Deletes a finished import, so that the file can be imported again from its start. */
export const forget = (db: Queryable, fingerprint: string): Promise<unknown> =>
  db.query('delete from content.imports where fingerprint = $1', [fingerprint])
