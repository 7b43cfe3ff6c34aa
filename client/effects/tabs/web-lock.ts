import type { LeaderLock, Leadership } from './leader-lock.ts'

/** What nobody can take away, as nobody else can be heard either. */
const alone: Leadership = { lost: new Promise(() => {}), release() {} }

const lonelyLock: LeaderLock = {
  tryHold: async () => alone,
  hold: async () => alone,
  steal: async () => alone,
}

/** Runs one of those of that name at a time, in all tabs of this browser. */
export const runAlone = async <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request(name, run) : run()
}

/** The lock of that name among this browser's tabs; a browser without the means lets each tab lead itself. */
export const createWebLock = (name: string): LeaderLock => {
  // Not there on a page that came over plain HTTP.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return lonelyLock

  const request = (options: LockOptions) =>
    new Promise<Leadership | null>((answer) => {
      const lost = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      const keep = (lock: Lock | null) => {
        answer(lock && { lost: lost.promise, release: released.resolve })
        return lock ? released.promise : undefined
      }
      // Refused when it is stolen later, when the wait is ended, and where the visitor has forbidden locks.
      locks.request(name, options, keep).catch(() => {
        lost.resolve()
        answer(null)
      })
    })

  return {
    tryHold: () => request({ ifAvailable: true }),
    hold: (signal) => request({ signal }),
    steal: async () => (await request({ steal: true })) ?? alone,
  }
}
