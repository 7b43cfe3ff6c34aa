import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds of waiting after which the server is asked whether it is there at all. */
const PATIENCE_MS = 1_000
/** Milliseconds in which it answers that, however busy it is. */
const SILENCE_MS = 2_000
const ASK_AGAIN_MS = 250

/**
 * Knows whether a server answers at all: one that is frozen or cut off keeps its connections and says nothing
 * on them.
 */
export interface Pulse {
  /** Rejects with `lost`'s error once the server is found silent, and at once while it is silent. */
  watch<T>(work: () => Promise<T>): Promise<T>
  /** Call it when the database has just answered somebody. */
  heard(): void
  stop(): void
}

interface PulseDeps {
  /** Asks on a connection of its own; rejects when it cannot get one. */
  ask: () => Promise<unknown>
  lost: () => Error
  onSilence: () => void
}

export function createPulse({ ask, lost, onSilence }: PulseDeps): Pulse {
  const waiting = new Set<(reason: Error) => void>()
  let answers = 0
  let isSilent = false
  let isAsking = false
  let isStopped = false

  /** An answer on any other connection is a sign of life too. */
  const isHeard = async (): Promise<boolean> => {
    const before = answers
    const asked = ask().then(
      () => true,
      () => false,
    )
    const isAnswered = await Promise.race([asked, setTimeout(SILENCE_MS, false, { ref: false })])
    // If this process was held up itself, let it read first what has come meanwhile.
    await setImmediate()
    return isAnswered || answers > before || Promise.race([asked, false])
  }

  const feel = async () => {
    if (isAsking) return
    isAsking = true
    do {
      isSilent = !(await isHeard())
      if (!isSilent) break
      onSilence()
      for (const refuse of waiting) refuse(lost())
      await setTimeout(ASK_AGAIN_MS, undefined, { ref: false })
    } while (!isStopped)
    isAsking = false
  }

  return {
    async watch<T>(work: () => Promise<T>): Promise<T> {
      if (isSilent) throw lost()
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      waiting.add(reject)
      const impatience = setInterval(feel, PATIENCE_MS)
      impatience.unref()
      work().then(resolve, reject)
      try {
        return await promise
      } finally {
        clearInterval(impatience)
        waiting.delete(reject)
      }
    },
    heard() {
      answers += 1
    },
    stop() {
      isStopped = true
    },
  }
}
