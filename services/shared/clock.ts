/** The time, passed in so that tests can hold it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The same clock as memories that forget by time take it, in milliseconds. */
export const timer = (clock: Clock) => ({ now: () => clock().getTime() })
