import type { Database } from '../shared/database/driver.ts'
import type { Limit, Limiter } from '../shared/limits/limiter.ts'
import { networkOf } from '../shared/limits/network.ts'
import type { KnownNetworks } from './sessions/known-networks.ts'

const MINUTE = 60
const HOUR = 3_600

/** How often the account service may be tried (docs/decisions/0032-limits.md). */
const LIMITS = {
  /** An office of a hundred people comes to work and signs in. */
  signInByNetwork: { name: 'sign-in by network', most: 100, seconds: 10 * MINUTE },
  /** Nobody mistypes their own password ten times. */
  signInOfAccount: { name: 'sign-in of account by network', most: 10, seconds: 5 * MINUTE },
  /**
   * Counts all places where the account has not signed in before together: one try a minute then, so that 100
   * networks guess no faster than one.
   */
  signInFromUnknown: { name: 'sign-in of account from unknown', most: 20, seconds: 20 * MINUTE },
  /** A class signs up. It also bounds how many addresses somebody can probe, since a taken one is refused. */
  register: { name: 'registration by network', most: 20, seconds: HOUR },
  codeByNetwork: { name: 'code by network', most: 30, seconds: 10 * MINUTE },
  /**
   * Counts all places together, as whoever tries codes has the password: one try each 3 minutes then, right
   * by chance once in 330,000. The owner ends it with a new password.
   */
  codeOfAccount: { name: 'code of account', most: 10, seconds: 30 * MINUTE },
  /** For a signed-in visitor who guesses the password. */
  changePassword: { name: 'password change of account', most: 10, seconds: 5 * MINUTE },
  resetByNetwork: { name: 'reset by network', most: 30, seconds: HOUR },
  /** Each one mails the owner, so count all networks together. */
  resetOfAccount: { name: 'reset of account', most: 5, seconds: HOUR },
  confirmByNetwork: { name: 'reset link by network', most: 30, seconds: HOUR },
  /** A link has 256 bits, so this bounds passwords that will not do. */
  confirmOfAccount: { name: 'reset link of account by network', most: 20, seconds: HOUR },
} satisfies Record<string, Limit>

interface LimitsDeps {
  database: Database
  limiter: Limiter
  known: Pick<KnownNetworks, 'isKnown'>
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Makes the limits. Each counts a try before its outcome is known, and throws 429 with the seconds to wait.
 * `address` is the visitor's and counts by its network. The network's limit comes first, so that nobody fills
 * the table with accounts that they have no tries for.
 */
export function createLimits({ database, limiter, known }: LimitsDeps) {
  const take = (limit: Limit, who: string) => limiter.take(database, limit, who)
  const joinKeys = (address: string, account: string) => `${networkOf(address)} ${account}`

  return {
    async signIn(address: string, email: string): Promise<void> {
      await take(LIMITS.signInByNetwork, networkOf(address))
      await take(LIMITS.signInOfAccount, joinKeys(address, email))
      // Delay sign-ins from unknown places only: nobody can lock the owner out of where they have been.
      if (!(await known.isKnown(email, networkOf(address)))) await take(LIMITS.signInFromUnknown, email)
    },

    /** Forgets mistyped passwords once the right one comes. */
    async signedIn(address: string, email: string): Promise<void> {
      await limiter.forget(database, LIMITS.signInOfAccount, joinKeys(address, email))
      await limiter.forget(database, LIMITS.signInFromUnknown, email)
    },

    /** Counts a code for this account, whether to sign in or when signed in. */
    async tryCode(address: string, uuid: string): Promise<void> {
      await take(LIMITS.codeByNetwork, networkOf(address))
      await take(LIMITS.codeOfAccount, uuid)
    },

    triedCode: (uuid: string): Promise<void> => limiter.forget(database, LIMITS.codeOfAccount, uuid),

    register: (address: string): Promise<void> => take(LIMITS.register, networkOf(address)),

    changePassword: (uuid: string): Promise<void> => take(LIMITS.changePassword, uuid),

    changedPassword: (uuid: string): Promise<void> => limiter.forget(database, LIMITS.changePassword, uuid),

    async requestReset(address: string, email: string): Promise<void> {
      await take(LIMITS.resetByNetwork, networkOf(address))
      await take(LIMITS.resetOfAccount, email)
    },

    async confirmReset(address: string, uid: string): Promise<void> {
      await take(LIMITS.confirmByNetwork, networkOf(address))
      await take(LIMITS.confirmOfAccount, joinKeys(address, uid))
    },
  }
}
