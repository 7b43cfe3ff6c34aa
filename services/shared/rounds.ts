import { runOutsideRequest } from './http/current-request.ts'
import { measureRound } from './metrics/rounds.ts'

const EVERY_MS = 10_000

/** Work that nobody waits for: does all that is due, one after another, when nudged and every so often. */
export interface Rounds {
  /** Does at once what may be due. */
  nudge(): void
  /** Begins no new round; resolves once the running one has ended. */
  stop(): Promise<void>
}

/**
 * Starts with a round at once. Metrics count rounds by `name`. `doNext` does one thing that is due and
 * answers whether there was one; `onFailure` is called when it throws.
 */
export const startRounds = (
  name: string,
  doNext: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
  everyMs = EVERY_MS,
): Rounds => {
  let isStopped = false
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const doDue = async (): Promise<void> => {
    let isMore = true
    while (isMore && !isStopped) isMore = await doNext()
  }

  const nudge = () => {
    isAskedAgain = true
    running ??= runOutsideRequest(async () => {
      while (isAskedAgain) {
        isAskedAgain = false
        await measureRound(name, doDue).catch(onFailure)
      }
      running = null
    })
  }

  const timer = setInterval(nudge, everyMs)
  timer.unref()
  nudge()
  return {
    nudge,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
