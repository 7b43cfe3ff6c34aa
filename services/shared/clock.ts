/** The time, passed in so that tests can hold it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** Reads a clock in milliseconds, as memories that forget by time need it. */
export const timer = (clock: Clock) => ({ now: () => clock().getTime() })
