import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Keyring, Place, Sealed } from './keyring.ts'
import { fromText, sameAs, Unopened } from './vault.ts'

const AT_ONCE = 200

type Entry = Sealed & Place & { id: string; kind: string }

/**
 * Seals with the first key what another one has sealed, a round at a time, each in a transaction: it can be
 * ended at any moment and begun again. Answers how many there were. Throws Unopened, and keeps such an entry
 * as it is.
 */
export async function rotate(
  database: Database,
  keyring: Keyring,
  progress: (sealed: number) => void,
): Promise<number> {
  let total = 0
  for (;;) {
    const sealed = await database.transaction((tx) => rotateSome(tx, keyring))
    if (sealed === 0) return total
    total += sealed
    progress(total)
  }
}

async function rotateSome(tx: Queryable, keyring: Keyring): Promise<number> {
  const entries = await tx.query<Entry>(
    `select id, kind, "table", "row", field, key_id as "keyId", sealed as text from main.vault
     where key_id <> $1 order by key_id, id limit ${AT_ONCE} for update`,
    [keyring.first],
  )
  const anew = entries.map((entry) => {
    const opened = keyring.open(entry, entry)
    if (opened === null) throw new Unopened(entry.id)
    const { keyId, text } = keyring.seal(opened, entry)
    const mark = keyring.markOf(entry.kind, sameAs(fromText(opened)))
    return { id: entry.id, key_id: keyId, sealed: text, mark }
  })
  await tx.query(
    `update main.vault set key_id = anew.key_id, sealed = anew.sealed, mark = anew.mark
     from json_to_recordset($1::json) as anew (id text, key_id text, sealed text, mark text)
     where vault.id = anew.id`,
    [JSON.stringify(anew)],
  )
  return entries.length
}
