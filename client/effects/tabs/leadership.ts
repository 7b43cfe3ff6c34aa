import type { LeaderLock, Leadership } from './leader-lock.ts'

interface LeadershipDeps {
  lock: LeaderLock
  onWon: () => void
  onLost: () => void
}

/**
 * Whether this tab holds the lock. It always waits in line for it, so that whoever closes makes way for the
 * next.
 */
export const createLeadership = ({ lock, onWon, onLost }: LeadershipDeps) => {
  let held: Leadership | null = null
  let waiting = new AbortController()

  const keep = (leadership: Leadership | null) => {
    if (!leadership) return
    if (held) return leadership.release()
    waiting.abort()
    held = leadership
    void leadership.lost.then(() => {
      if (held === leadership) lose()
    })
    onWon()
  }

  const lose = () => {
    held = null
    queue()
    onLost()
  }

  const queue = () => {
    waiting = new AbortController()
    void lock.hold(waiting.signal).then(keep)
  }

  return {
    /** Answers whether the lock was free. */
    async seek(): Promise<boolean> {
      keep(await lock.tryHold())
      if (!held) queue()
      return held !== null
    },
    /** Takes it from whoever does not answer. */
    async seize(): Promise<void> {
      if (!held) keep(await lock.steal())
    },
    /** This tab is not fit to lead as it is. */
    handOver() {
      held?.release()
      if (held) lose()
    },
    /** The page goes: it neither leads nor waits. */
    leave() {
      waiting.abort()
      held?.release()
      held = null
    },
  }
}
