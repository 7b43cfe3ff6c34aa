import type { LeaderLock, Leadership } from './leader-lock.ts'

/** A lead that nobody can take away: this tab hears no other. */
const alone: Leadership = { lost: new Promise(() => {}), release() {} }

/** Of a tab that is by itself. */
export const lonelyLock: LeaderLock = {
  tryHold: async () => alone,
  hold: async () => alone,
  steal: async () => alone,
}

/** Runs one function of that name at a time, over all tabs of this browser. */
export const runAlone = async <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
  const locks: LockManager | undefined = navigator.locks
  return locks ? await locks.request(name, run) : run()
}

/** Makes the lock of that name by Web Locks; where there are none each tab leads itself. */
export const createWebLock = (name: string): LeaderLock => {
  // Expect none on a page that came over plain HTTP.
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
      // It rejects when the lock is stolen, when the wait is ended, and where the visitor forbids locks.
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
