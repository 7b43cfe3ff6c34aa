import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Limits } from '../limits.ts'
import type { Vault } from '../vault/vault.ts'
import type { FindArtist } from './artists.ts'
import type { ConfirmPassword } from './reveal/password.ts'

/** What the routes of payees need. */
export interface PayeeDeps {
  database: Database
  clock: Clock
  /** YYYY-MM-DD in BUSINESS_TIME_ZONE. */
  today: () => string
  vault: Vault
  findArtist: FindArtist
  confirmPassword: ConfirmPassword
  limits: Pick<Limits, 'number'>
}
