import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that work is done for, however deep in the calls. */
export interface Asking {
  /** Smaller than that of each request that came later. */
  arrival: number
  /** Whether the store has begun to work for it; it is not refused halfway. */
  isBegun: boolean
  /** Whether whoever asks may get what was true a few seconds ago, from a replica. */
  mayLag: boolean
}

const current = new AsyncLocalStorage<Asking>()
let arrivals = 0

/** Does the work for a request that arrives now. */
export const runAsRequest = <T>(work: () => T, { mayLag = false } = {}): T =>
  current.run({ arrival: takeArrival(), isBegun: false, mayLag }, work)

/** Does costly work after whatever others ask for meanwhile. */
export const runLast = <T>(work: () => T): T =>
  current.run(
    { isBegun: false, mayLag: false, ...current.getStore(), arrival: Number.POSITIVE_INFINITY },
    work,
  )

/** Does work that belongs to no request, whoever began it. */
export const runForNobody = <T>(work: () => T): T => current.exit(work)

/** Answers the request that work is done for; undefined where there is none, as in upkeep. */
export const readAsking = (): Asking | undefined => current.getStore()

export const takeArrival = (): number => {
  arrivals += 1
  return arrivals
}
