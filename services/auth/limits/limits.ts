import type { Clock } from '../../shared/clock.ts'
import { createThrottle, type Throttle } from './throttle.ts'

const MINUTES = 60_000

export interface Limit {
  /** Throws 429 with the seconds to wait. */
  attempt(address: string, account: string): void
  /** The try was right: those before it by this account from this address do not count. */
  succeed(address: string, account: string): void
}

/**
 * How often the account service may be tried (issue 5). An account is counted together with the address that tries it, so that
 * nobody can lock its owner out from elsewhere; only mail, which would reach the owner, is counted by the account alone.
 */
export const createLimits = (clock: Clock) => {
  const of = (attempts: number, minutes: number) =>
    createThrottle(clock, { attempts, windowMs: minutes * MINUTES })
  return {
    signIn: both(of(300, 5), of(10, 5), (address, account) => `${address} ${account}`),
    register: both(of(300, 5), of(30, 60), (address, account) => `${address} ${account}`),
    /** Whoever is signed in, and knows or guesses the password. */
    changePassword: both(of(300, 5), of(10, 5), (_address, account) => account),
    requestReset: both(of(60, 60), of(5, 60), (_address, account) => account),
    confirmReset: both(of(60, 60), of(20, 60), (address, account) => `${address} ${account}`),
  }
}

export type Limits = ReturnType<typeof createLimits>

const both = (
  byAddress: Throttle,
  byAccount: Throttle,
  keyOf: (address: string, account: string) => string,
): Limit => ({
  attempt(address, account) {
    byAccount.attempt(keyOf(address, account))
    byAddress.attempt(address)
  },
  succeed: (address, account) => byAccount.succeed(keyOf(address, account)),
})
