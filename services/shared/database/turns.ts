import { type Asking, readAsking, takeArrival } from '../asking.ts'
import { Busy } from '../queue.ts'

/**
 * Milliseconds that a request waits for its first turn. It needs several statements in a row, and whoever
 * asks gives up after five seconds.
 */
const MOST_AHEAD_MS = 2_000

/** Seconds after which another try is worth it. */
const RETRY_AFTER = 2

/** Milliseconds of a turn that count at most: a longer one is an import or upkeep, and unusual. */
const MOST_USUAL_MS = 100

/** The weight of the latest turn in the average. */
const WEIGHT = 0.1

interface Waiting {
  arrival: number
  resume: () => void
}

/**
 * Runs works one after another, those of earlier requests first. It refuses a request for which nothing has
 * run yet with {@link Busy}: at once when the works ahead of it should take too long, and at its turn when
 * they did. Work without a request is never refused.
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
    // The store works in this thread: first read the requests that have come meanwhile, so that they stand in
    // line too.
    setImmediate(() => {
      const next = waiting.shift()
      if (next) next.resume()
      else isBusy = false
    })
  }

  const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const request = readAsking()
    refuseAfter(waiting.length * usual, request)
    const came = now()
    await enter(request?.arrival ?? takeArrival())
    try {
      refuseAfter(now() - came, request)
      if (request) request.isBegun = true
      return await timeTurn(work)
    } finally {
      passOn()
    }
  }

  const timeTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = now()
    try {
      return await work()
    } finally {
      usual += (Math.min(now() - began, MOST_USUAL_MS) - usual) * WEIGHT
    }
  }

  const readDepth = () => ({ inUse: isBusy ? 1 : 0, idle: isBusy ? 0 : 1, waiting: waiting.length })
  return Object.assign(runInTurn, { depth: readDepth })
}

export type Turns = <T>(work: () => Promise<T>) => Promise<T>
