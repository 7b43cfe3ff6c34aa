/** The time, passed in so that tests can hold it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Options of a memory that forgets by time: it reads this clock, each time anew. */
export const forgetBy = (clock: Clock) => ({ perf: { now: () => clock().getTime() }, ttlResolution: 0 })
