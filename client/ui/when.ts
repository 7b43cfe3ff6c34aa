const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'medium' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const DAYS = 7

/** How long ago, for a week; then the date. A clock a little ahead of this one is now, too. */
export const whenOf = (at: string, now: number): string => {
  const passed = now - Date.parse(at)
  if (passed > DAYS * 24 * 60 * MINUTE) return day.format(new Date(at))
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? relative.format(-Math.floor(passed / unit[1]), unit[0]) : 'just now'
}

export const fullTime = (at: string): string => full.format(new Date(at))
