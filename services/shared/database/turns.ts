import { type Asking, nextArrival, whoAsks } from '../asking.ts'
import { Busy } from '../queue.ts'

/**
 * Milliseconds that a request waits for its first turn. It has several statements one after the other, and
 * whoever asks gives up after five seconds.
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
 * request for which nothing has run yet is refused with {@link Busy}: at once where those ahead of it may be
 * expected to take too long, and at its turn where they did. What no request has asked for never is.
 */
export function createTurns(now: () => number = () => performance.now()) {
  const waiting: Waiting[] = []
  let isBusy = false
  let usual = 0

  const refuseAfter = (milliseconds: number, request: Asking | undefined) => {
    if (request && !request.isBegun && milliseconds > MOST_AHEAD_MS) throw new Busy(RETRY_AFTER)
  }

  const enter = (arrival: number) =>
    new Promise<void>((resume) => {
      const behind = waiting.findLastIndex((other) => other.arrival <= arrival) + 1
      waiting.splice(behind, 0, { arrival, resume })
      if (!isBusy) passOn()
    })

  const passOn = () => {
    isBusy = true
    // The store works in this thread. Requests that have come meanwhile are read first, to stand in line too.
    setImmediate(() => {
      const next = waiting.shift()
      if (next) next.resume()
      else isBusy = false
    })
  }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const request = whoAsks()
    refuseAfter(waiting.length * usual, request)
    const came = now()
    await enter(request?.arrival ?? nextArrival())
    try {
      refuseAfter(now() - came, request)
      if (request) request.isBegun = true
      return await timed(work)
    } finally {
      passOn()
    }
  }

  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = now()
    try {
      return await work()
    } finally {
      usual += (Math.min(now() - began, MOST_USUAL_MS) - usual) * WEIGHT
    }
  }

  const depth = () => ({ inUse: isBusy ? 1 : 0, idle: isBusy ? 0 : 1, waiting: waiting.length })
  return Object.assign(inTurn, { depth })
}

export type Turns = <T>(work: () => Promise<T>) => Promise<T>
