import type { LockAnswer } from '#machines/tab/events.ts'
import type { LockOrder } from '#machines/tab/ports.ts'
import type { LeaderLock, Leadership } from './leader-lock.ts'
import { obey } from './obey.ts'

interface LockDeps {
  lock: LeaderLock
  /** Tells and journals what was taken until now. */
  flush: () => void
}

/**
 * The lock of the tab that leads. A tab without it always waits in line, so that whoever closes makes way for
 * the next.
 */
export const createLockPort = ({ lock, flush }: LockDeps) =>
  obey<LockOrder, LockAnswer>((answer) => {
    let held: Leadership | null = null
    /** Aborted in a tab that does not wait: it holds the lock, or its page was left. */
    let line = new AbortController()

    const say = (type: LockAnswer['type']) => {
      flush()
      answer({ type })
    }

    const keep = (leadership: Leadership | null) => {
      if (!leadership) return
      if (line.signal.aborted) return leadership.release()
      line.abort()
      held = leadership
      void leadership.lost.then(() => {
        if (held !== leadership) return
        waitInLine()
        say('lock.lost')
      })
      say('lock.won')
    }

    const waitInLine = () => {
      held = null
      line = new AbortController()
      void lock.hold(line.signal).then(keep)
    }

    return {
      'lock.seek'() {
        line = new AbortController()
        const { signal } = line
        void lock.tryHold().then((leadership) => {
          if (leadership) return keep(leadership)
          if (signal.aborted) return
          waitInLine()
          say('lock.busy')
        })
      },
      'lock.seize'() {
        if (!held) void lock.steal().then(keep)
      },
      'lock.handOver'() {
        held?.release()
        waitInLine()
      },
      'lock.leave'() {
        line.abort()
        held?.release()
        held = null
      },
    }
  })
