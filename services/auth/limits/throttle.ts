import type { Clock } from '../../shared/clock.ts'
import { throttled } from '../../shared/http/problem.ts'

const MOST_KEYS = 10_000

interface Window {
  attempts: number
  ends: number
}

interface Limit {
  /** Tries in one window. */
  attempts: number
  windowMs: number
}

export interface Throttle {
  /** Counts a try before its outcome is known, so that many at once gain nothing. Throws 429 with the seconds to wait. */
  attempt(key: string): void
  /** The try was right: forgets those before it. */
  succeed(key: string): void
}

/** So many tries in a window of time for each key. Kept in memory, the oldest forgotten first. */
export function createThrottle(clock: Clock, { attempts, windowMs }: Limit): Throttle {
  const windows = new Map<string, Window>()

  const windowOf = (key: string, now: number): Window => {
    const current = windows.get(key)
    if (current && current.ends > now) return current
    const fresh = { attempts: 0, ends: now + windowMs }
    windows.delete(key)
    windows.set(key, fresh)
    const [oldest] = windows.keys()
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  return {
    attempt(key) {
      const now = clock().getTime()
      const window = windowOf(key, now)
      if (window.attempts >= attempts) throw throttled(Math.ceil((window.ends - now) / 1000))
      window.attempts += 1
    },
    succeed: (key) => {
      windows.delete(key)
    },
  }
}
