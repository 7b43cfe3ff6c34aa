/** A day in UTC, as `2026-11-25`. */
export type Day = string

const DAY_MS = 86_400_000

/** Days that the desk looks back, today among them. */
const DAYS_BACK = 30

/** The day in UTC, that many days before. */
export const dayOf = (at: Date, before = 0): Day =>
  new Date(at.getTime() - before * DAY_MS).toISOString().slice(0, 10)

/** Lists the last 30 days in UTC, today last. */
export const lastDays = (now: Date): [Day, ...Day[]] => {
  const days = Array.from({ length: DAYS_BACK - 1 }, (_, index) => dayOf(now, DAYS_BACK - 2 - index))
  return [dayOf(now, DAYS_BACK - 1), ...days]
}
