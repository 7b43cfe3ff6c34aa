/** Does `work` once, however many ask for it under a key meanwhile. */
export type SharedWork<T> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

interface UnderWay<T> {
  answer: Promise<T>
  askers: number
  abandon: AbortController
}

/**
 * Shares works. A work's signal aborts when all who asked have left; each who leaves gets the reason of their
 * own signal.
 */
export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, UnderWay<T>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): UnderWay<T> => {
    const abandon = new AbortController()
    const answer = work(abandon.signal).finally(() => underWay.delete(key))
    const begun = { answer, askers: 0, abandon }
    underWay.set(key, begun)
    return begun
  }

  return async (key, signal, work) => {
    signal.throwIfAborted()
    const shared = underWay.get(key) ?? begin(key, work)
    shared.askers += 1
    const left = Promise.withResolvers<never>()
    const leave = () => {
      shared.askers -= 1
      left.reject(signal.reason)
      if (shared.askers === 0) shared.abandon.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([shared.answer, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
