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
   * From wherever the account has not signed in before, all together: then one a minute, so that 100 networks
   * guess no faster than one.
   */
  signInFromUnknown: { name: 'sign-in of account from unknown', most: 20, seconds: 20 * MINUTE },
  /**
   * A class signs up. It also bounds how many addresses somebody asks after, as an address that is taken says
   * so.
   */
  register: { name: 'registration by network', most: 20, seconds: HOUR },
  codeByNetwork: { name: 'code by network', most: 30, seconds: 10 * MINUTE },
  /**
   * From wherever, as whoever tries codes has the password: then one each 3 minutes, of which one in 330,000
   * is right by chance. The owner ends it with a new password.
   */
  codeOfAccount: { name: 'code of account', most: 10, seconds: 30 * MINUTE },
  /** For a signed-in visitor who guesses the password. */
  changePassword: { name: 'password change of account', most: 10, seconds: 5 * MINUTE },
  resetByNetwork: { name: 'reset by network', most: 30, seconds: HOUR },
  /** Each one mails the owner, so count all networks together. */
  resetOfAccount: { name: 'reset of account', most: 5, seconds: HOUR },
  confirmByNetwork: { name: 'reset link by network', most: 30, seconds: HOUR },
  /** A link has 256 bits: this is for passwords that will not do. */
  confirmOfAccount: { name: 'reset link of account by network', most: 20, seconds: HOUR },
} satisfies Record<string, Limit>

interface LimitsDeps {
  database: Database
  limiter: Limiter
  known: Pick<KnownNetworks, 'isKnown'>
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Each counts a try before its outcome is known and throws 429 with the seconds to wait. `address` is the
 * visitor's, and counts by its network; that is looked at first, so that nobody fills the table with accounts
 * that they have no tries for.
 */
export function createLimits({ database, limiter, known }: LimitsDeps) {
  const take = (limit: Limit, who: string) => limiter.take(database, limit, who)
  const ofBoth = (address: string, account: string) => `${networkOf(address)} ${account}`

  return {
    async signIn(address: string, email: string): Promise<void> {
      await take(LIMITS.signInByNetwork, networkOf(address))
      await take(LIMITS.signInOfAccount, ofBoth(address, email))
      // A delay, and not for where the owner has been: nobody can lock them out.
      if (!(await known.isKnown(email, networkOf(address)))) await take(LIMITS.signInFromUnknown, email)
    },

    /** The password was right: what was mistyped before it does not count. */
    async signedIn(address: string, email: string): Promise<void> {
      await limiter.forget(database, LIMITS.signInOfAccount, ofBoth(address, email))
      await limiter.forget(database, LIMITS.signInFromUnknown, email)
    },

    /** A code of the account with this uuid, to sign in or when signed in. */
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
      await take(LIMITS.confirmOfAccount, ofBoth(address, uid))
    },
  }
}
