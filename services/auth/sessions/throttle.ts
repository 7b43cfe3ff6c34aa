import type { Clock } from '../../shared/clock.ts'
import { throttled } from '../../shared/http/problem.ts'

const ATTEMPTS = 10
const WINDOW_MS = 5 * 60_000
const MOST_KEYS = 10_000

interface Window {
  attempts: number
  ends: number
}

export interface Throttle {
  /** Counts a try before its outcome is known, so that many at once gain nothing. Throws 429 with the seconds to wait. */
  attempt(address: string, account: string): void
  /** The try was right: forgets those before it. */
  succeed(address: string, account: string): void
}

/**
 * Ten tries in five minutes for an account from an address. By both together, so that nobody can lock the owner out from
 * elsewhere. Kept in memory, the oldest forgotten first.
 */
export function createThrottle(clock: Clock): Throttle {
  const windows = new Map<string, Window>()
  const keyOf = (address: string, account: string) => `${address} ${account}`

  const windowOf = (key: string, now: number): Window => {
    const current = windows.get(key)
    if (current && current.ends > now) return current
    const fresh = { attempts: 0, ends: now + WINDOW_MS }
    windows.delete(key)
    windows.set(key, fresh)
    const [oldest] = windows.keys()
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  return {
    attempt(address, account) {
      const now = clock().getTime()
      const window = windowOf(keyOf(address, account), now)
      if (window.attempts >= ATTEMPTS) throw throttled(Math.ceil((window.ends - now) / 1000))
      window.attempts += 1
    },
    succeed: (address, account) => {
      windows.delete(keyOf(address, account))
    },
  }
}
