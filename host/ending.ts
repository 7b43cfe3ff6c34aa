/** npm repeats a terminal's Ctrl-C, which the terminal has sent to this process itself. */
const SAME_PRESS_MS = 500

/**
 * Runs `end` once when a signal, or the caller, tells the process to end, and then ends the process. Another
 * signal ends it at once.
 */
export const endWhenTold = (signals: readonly NodeJS.Signals[], end: () => Promise<void>): (() => void) => {
  let toldAt: number | null = null
  const tell = () => {
    if (toldAt !== null) return
    toldAt = performance.now()
    end()
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      .finally(() => process.exit(0))
  }
  const tellBySignal = () => {
    if (toldAt !== null && performance.now() - toldAt > SAME_PRESS_MS) {
      console.error('Told again to end: what was under way is cut.')
      process.exit(1)
    }
    tell()
  }
  for (const signal of signals) process.on(signal, tellBySignal)
  return tell
}

/** Containers kill a process 10 s after they told it to end. */
export const ENDING_MS = 9_500
