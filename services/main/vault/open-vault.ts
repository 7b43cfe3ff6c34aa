import type { Database } from '#services/shared/database/driver.ts'
import { type Settings, SettingsError } from '#services/shared/settings.ts'
import type { TaxKeys } from '#services/shared/tax-keys.ts'
import { agreeOnKeys, readUsedKeys } from './agree.ts'
import { createKeyring, type Keyring } from './keyring.ts'
import { hasMadeKeys, readOrMakeKeys } from './made-keys.ts'

type KeySettings = Pick<Settings, 'taxKeys' | 'databaseUrl' | 'dataDir'>

/**
 * Answers the keys of TAX_KEYS, or those made under DATA_DIR. Throws SettingsError that names TAX_KEYS where
 * they are missing, and makes none where numbers are kept already.
 */
export async function readKeys(database: Database, settings: KeySettings): Promise<TaxKeys> {
  const { taxKeys, databaseUrl, dataDir } = settings
  if (taxKeys) return taxKeys
  if (databaseUrl !== undefined)
    throw new SettingsError(
      'Wrong settings: TAX_KEYS must be set with DATABASE_URL, the same for each main service (README)',
    )
  const used = await readUsedKeys(database)
  if (used.length > 0 && !hasMadeKeys(dataDir))
    throw new SettingsError(
      `Wrong settings: tax and account numbers here are sealed with ${used.join(', ')}, and neither is TAX_KEYS set nor is there a file tax-keys in DATA_DIR. Put it back; nothing was made anew`,
    )
  return readOrMakeKeys(dataDir)
}

/** Opens the keys of this database. Throws SettingsError that names TAX_KEYS. */
export async function openKeyring(database: Database, settings: KeySettings): Promise<Keyring> {
  const keyring = createKeyring(await readKeys(database, settings))
  await database.transaction((tx) => agreeOnKeys(tx, keyring))
  return keyring
}
