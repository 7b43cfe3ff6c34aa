import type { Queryable } from '#services/shared/database/driver.ts'
import { SettingsError } from '#services/shared/settings.ts'
import type { Keyring } from './keyring.ts'

const KEPT = 'The numbers are as they were, and nothing was overwritten'

/** Names the keys that numbers are sealed with. */
export async function readUsedKeys(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from main.vault_key
     where exists (select from main.vault where vault.key_id = vault_key.id) order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Sees that the numbers here can be opened, and remembers new keys by what proves them. Throws SettingsError
 * that names TAX_KEYS where a key is missing or is another one; then nothing is written.
 */
export async function agreeOnKeys(tx: Queryable, keyring: Keyring): Promise<void> {
  const used = await readUsedKeys(tx)
  const lost = used.filter((id) => !keyring.ids.includes(id))
  if (lost.length > 0)
    throw new SettingsError(
      `Wrong settings: TAX_KEYS lacks ${lost.join(', ')}, with which tax and account numbers here are sealed. Add it after the first one. ${KEPT}`,
    )
  const proofs = await tx.query<{ id: string; proof: string }>('select id, proof from main.vault_key')
  const wrong = proofs.find(({ id, proof }) => used.includes(id) && proof !== keyring.proofOf(id))
  if (wrong)
    throw new SettingsError(
      `Wrong settings: TAX_KEYS has another key under the name ${wrong.id} than the one with which tax and account numbers here are sealed. Put that one back; a new key needs a new name. ${KEPT}`,
    )
  for (const id of keyring.ids)
    await tx.query(
      `insert into main.vault_key (id, proof) values ($1, $2)
       on conflict (id) do update set proof = excluded.proof where vault_key.proof <> excluded.proof`,
      [id, keyring.proofOf(id)],
    )
}
