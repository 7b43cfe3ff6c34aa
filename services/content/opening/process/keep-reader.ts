import { type Limits, type Reader, startReader } from './reader.ts'

/** Keeps a process from one picture to the next, until there has been none for `idle` milliseconds. */
export function keepReader({ limits, idle }: { limits: Limits; idle: number }) {
  let kept: Promise<Reader> | null = null
  let resting: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(resting)
    const left = kept
    kept = null
    // One that did not start has said so to whoever asked for it.
    const reader = await left?.catch(() => null)
    await reader?.end()
  }

  async function takeFresh(): Promise<Reader> {
    const reader = await kept?.catch(() => null)
    if (reader?.isFresh()) return reader
    await end()
    kept = startReader(limits)
    return kept
  }

  return {
    /** Lends the process, or a fresh one where the last has died or grown. One user at a time. */
    async use<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
      clearTimeout(resting)
      try {
        return await work(await takeFresh())
      } finally {
        resting = setTimeout(end, idle)
        resting.unref()
      }
    },
    end,
  }
}
