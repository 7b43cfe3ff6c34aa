import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../../shared/database/driver.ts'
import type { Limiter } from '../../shared/limits/limiter.ts'

/** An account that has not used a network for this long may have moved. */
const KEPT_MS = 180 * 86_400_000
const PURGED_AT_ONCE = 1_000

export interface KnownNetworks {
  /**
   * Tells whether this account has signed in from this network; takes as long for an email that nobody has.
   */
  isKnown(email: string, network: string): Promise<boolean>
  /** Notes that the owner is on this network: they knew the password. */
  learn(uuid: string, network: string): Promise<void>
  /** Forgets some of what is too old; answers whether there is more. */
  purge(): Promise<boolean>
}

interface KnownNetworksDeps {
  database: Database
  limiter: Pick<Limiter, 'hash'>
  clock: Clock
}

export const createKnownNetworks = ({ database, limiter, clock }: KnownNetworksDeps): KnownNetworks => {
  const computeCutoff = () => new Date(clock().getTime() - KEPT_MS)

  return {
    async isKnown(email, network) {
      const found = await database.query(
        `select 1 from auth.known_networks join auth.users on uuid = user_uuid
         where email = $1 and network = $2 and seen_at > $3`,
        [email, limiter.hash(network), computeCutoff()],
      )
      return found.length > 0
    },

    async learn(uuid, network) {
      await database.query(
        `insert into auth.known_networks (user_uuid, network, seen_at) values ($1, $2, $3)
         on conflict (user_uuid, network) do update set seen_at = excluded.seen_at`,
        [uuid, limiter.hash(network), clock()],
      )
    },

    async purge() {
      const purged = await database.query(
        `delete from auth.known_networks where (user_uuid, network) in
           (select user_uuid, network from auth.known_networks where seen_at <= $1
            limit ${PURGED_AT_ONCE} for update skip locked) returning 1`,
        [computeCutoff()],
      )
      return purged.length === PURGED_AT_ONCE
    },
  }
}
