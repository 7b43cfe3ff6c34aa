import { join } from 'node:path'
import type { Database } from '../database/driver.ts'
import { migrate } from '../database/migrate.ts'
import { fingerprintOf } from '../secret.ts'
import { SettingsError } from '../settings.ts'

/** The first process on a database decides the shop's secret. */
export class OtherSecret extends SettingsError {
  constructor() {
    super(
      'Wrong settings: the shop on this database has another JWT_SECRET. Set JWT_SECRET to the same for the web process and all services; where it is not set, it is in the file jwt-secret of DATA_DIR. To replace it on purpose: stop all processes, set the new one for each, and run npm run secret:change',
    )
  }
}

const bringUpToDate = (database: Database) =>
  migrate(database, 'shop', join(import.meta.dirname, 'migrations'))

/** Throws {@link OtherSecret} where another process has brought another secret to this database first. */
export async function agreeOnSecret(database: Database, jwtSecret: string): Promise<void> {
  await bringUpToDate(database)
  const own = fingerprintOf(jwtSecret)
  await database.query('insert into shop.secret (fingerprint) values ($1) on conflict do nothing', [own])
  const [agreed] = await database.query<{ fingerprint: string }>('select fingerprint from shop.secret')
  if (agreed?.fingerprint !== own) throw new OtherSecret()
}

/** Makes this secret the shop's. Tokens of the old one stop working: everybody signs in again. */
export async function changeSecret(database: Database, jwtSecret: string): Promise<void> {
  await bringUpToDate(database)
  await database.query(
    `insert into shop.secret (fingerprint) values ($1)
     on conflict (only_one) do update set fingerprint = excluded.fingerprint, since = now()`,
    [fingerprintOf(jwtSecret)],
  )
}
