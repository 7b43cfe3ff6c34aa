const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day in UTC, `2026-11-25`, as people write it. */
export const dayInWords = (day: string): string => DAY.format(new Date(day))

/** Sums one thing over days. */
export const sumOf = <Day>(days: readonly Day[], read: (day: Day) => number): number =>
  days.reduce((sum, day) => sum + read(day), 0)
