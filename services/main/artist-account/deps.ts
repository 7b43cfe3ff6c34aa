import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { Limits } from '../limits.ts'
import type { RequireArtist } from '../people/require-artist.ts'
import type { Vault } from '../vault/vault.ts'
import type { FindRoyaltyCode } from './agreement/royalty-code.ts'

/** What the routes of an artist's own side of money need. */
export interface ArtistAccountDeps {
  database: Database
  clock: Clock
  /** YYYY-MM-DD in BUSINESS_TIME_ZONE. */
  today: () => string
  vault: Vault
  requireArtist: RequireArtist
  findRoyaltyCode: FindRoyaltyCode
  /** Who writes papers and mails. */
  shop: Shop
  limits: Pick<Limits, 'numberForm'>
  /** Tells content of artists who have come to payment. */
  telling: Pick<Rounds, 'nudge'>
}
