/** YYYY-MM-DD */
export type Day = string

/** Where the shop's days began before a setting said so. */
export const FIRST_TIME_ZONE = 'America/New_York'

const DAY_MS = 86_400_000

/** Making one takes fifty times as long as using it. A shop has one time zone, and the one of before. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Tells which day it is in a time zone (IANA). */
export const businessDayOf = (at: Date, timeZone: string): Day => formatOf(timeZone).format(at)

/** Makes a clock of days. */
export const businessDays =
  (clock: () => Date, timeZone: string): (() => Day) =>
  () =>
    businessDayOf(clock(), timeZone)

/** Days are of the calendar, so that no clock change matters. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
