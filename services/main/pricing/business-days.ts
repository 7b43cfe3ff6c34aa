import { addDays, type Day } from '#services/shared/business-day.ts'

const SATURDAY = 6
const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4

const weekdayOf = (day: Day): number => new Date(day).getUTCDay()

const dayOf = (year: number, month: number, date: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The nth such weekday of a month; months and n count from 1. */
function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  const first = dayOf(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1))
}

/** Memorial Day is the last Monday of May. */
function lastMondayOfMay(year: number): Day {
  const last = dayOf(year, 5, 31)
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7))
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(day: Day): Day {
  if (weekdayOf(day) === SATURDAY) return addDays(day, -1)
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day
}

/** The federal holidays of the United States that count in a year, as they are kept (5 U.S.C. 6103). */
export const listHolidays = (year: number): Day[] => [
  observed(dayOf(year, 1, 1)),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 2, MONDAY, 3),
  lastMondayOfMay(year),
  observed(dayOf(year, 6, 19)),
  observed(dayOf(year, 7, 4)),
  nthWeekday(year, 9, MONDAY, 1),
  nthWeekday(year, 10, MONDAY, 2),
  observed(dayOf(year, 11, 11)),
  nthWeekday(year, 11, THURSDAY, 4),
  observed(dayOf(year, 12, 25)),
  // A New Year's Day on a Saturday is kept in the year before.
  observed(dayOf(year + 1, 1, 1)),
]

const holidays = new Map<string, ReadonlySet<Day>>()

function holidaysOf(day: Day): ReadonlySet<Day> {
  const year = day.slice(0, 4)
  const known = holidays.get(year)
  if (known) return known
  const made = new Set(listHolidays(Number(year)))
  holidays.set(year, made)
  return made
}

/** Tells whether the studio and the carriers work on a day. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidaysOf(day).has(day)
}

/** Goes on by so many business days; by 0 it stays where it is. */
export function addBusinessDays(day: Day, days: number): Day {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}
