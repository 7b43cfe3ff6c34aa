import type { Vault } from '#services/main/vault/vault.ts'
import type { Database } from '#services/shared/database/driver.ts'

/** Opens all that the vault holds, by its key and at its place; an entry that does not open is a failure. */
export async function openAllSealed(database: Database, vault: Vault): Promise<string[]> {
  const entries = await database.query<{ id: string; table: string; row: string; field: string }>(
    'select id, "table", "row", field from main.vault order by id',
  )
  const opened = []
  for (const { id, ...place } of entries) opened.push((await vault.open(database, id, place)) ?? '')
  return opened
}
