import { AsyncLocalStorage } from 'node:async_hooks'

/** A request in whose name work is done, however deep. */
export interface Asking {
  /** Smaller than that of each request that came later. */
  arrival: number
  /** Whether the store has begun to work for it, so that it is not refused halfway. */
  isBegun: boolean
  /** They may be told what was true a few seconds ago, as a replica tells it. */
  mayLag: boolean
}

const current = new AsyncLocalStorage<Asking>()
let arrivals = 0

/** Does all that follows in the name of a request that arrives now. */
export const asRequest = <T>(work: () => T, { mayLag = false } = {}): T =>
  current.run({ arrival: nextArrival(), isBegun: false, mayLag }, work)

/** Does what costs much, in its place: after whatever others ask for meanwhile. */
export const asLast = <T>(work: () => T): T =>
  current.run(
    { isBegun: false, mayLag: false, ...current.getStore(), arrival: Number.POSITIVE_INFINITY },
    work,
  )

/** Does work that nobody asked for, whoever has begun it. */
export const asNobody = <T>(work: () => T): T => current.exit(work)

/** Undefined for what nobody has asked for, such as upkeep. */
export const whoAsks = (): Asking | undefined => current.getStore()

export const nextArrival = (): number => {
  arrivals += 1
  return arrivals
}
