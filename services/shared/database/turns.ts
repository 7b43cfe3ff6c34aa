import { nextArrival, whoAsks } from '../asking.ts'
import { Busy } from '../queue.ts'

/**
 * Milliseconds that those who wait already may be expected to take. A request has several statements one
 * after the other, so that it waits some times as long; whoever asks gives up after five seconds.
 */
const MOST_AHEAD_MS = 2_000

/** Seconds after which it is worth another try. */
const RETRY_AFTER = 2

/** Milliseconds of a turn at most that count: what takes longer is an import or upkeep, and nothing usual. */
const MOST_USUAL_MS = 100

/** How much of what a turn takes is told by the latest one. */
const WEIGHT = 0.1

interface Waiting {
  arrival: number
  resume: () => void
}

/**
 * Lets works run one after another: those of the request that came first before those of later ones. A
 * request for which nothing has run yet is refused at once with {@link Busy} where those ahead of it take too
 * long; what no request has asked for never is.
 */
export function createTurns(now: () => number = () => performance.now()) {
  const waiting: Waiting[] = []
  let isBusy = false
  let usual = 0

  const admit = (): number => {
    const request = whoAsks()
    if (!request) return nextArrival()
    if (!request.isAdmitted && waiting.length * usual > MOST_AHEAD_MS) throw new Busy(RETRY_AFTER)
    request.isAdmitted = true
    return request.arrival
  }

  const enter = (arrival: number) =>
    new Promise<void>((resume) => {
      const behind = waiting.findLastIndex((other) => other.arrival <= arrival) + 1
      waiting.splice(behind, 0, { arrival, resume })
    })

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const arrival = admit()
    if (isBusy) await enter(arrival)
    isBusy = true
    const began = now()
    try {
      return await work()
    } finally {
      usual += (Math.min(now() - began, MOST_USUAL_MS) - usual) * WEIGHT
      const next = waiting.shift()
      if (next) next.resume()
      else isBusy = false
    }
  }
  const depth = () => ({ inUse: isBusy ? 1 : 0, idle: isBusy ? 0 : 1, waiting: waiting.length })
  return Object.assign(inTurn, { depth })
}

export type Turns = <T>(work: () => Promise<T>) => Promise<T>
