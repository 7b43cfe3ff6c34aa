import * as say from './messages.tsx'

const STYLES = {
  day: { dateStyle: 'medium' },
  /** For a fact that stands by itself. */
  longDay: { dateStyle: 'long' },
  /** Beneath the day. */
  clock: { timeStyle: 'short' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  /** For what is not old: the year is told to who points at it. */
  thisYear: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  whole: { dateStyle: 'full', timeStyle: 'medium' },
  wholeMinute: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

/** Formats are costly to make, and most pages show one. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatTime = (at: string, style: Style, timeZone?: 'UTC'): string => {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone })
  formats.set(key, format)
  return format.format(new Date(at))
}

/** The moment in words, for where no element can stand. */
export const momentInWords = (at: string): string => formatTime(at, 'minute')

interface TimeProps {
  /** ISO 8601 */
  at: string
  to: 'day' | 'longDay' | 'clock' | 'minute' | 'thisYear'
  /** The same for everyone, and not on the clock of whoever reads it. */
  isUtc?: boolean
}

/** When something happened. */
export const Time = ({ at, to, isUtc = false }: TimeProps) => (
  <time dateTime={at} title={to === 'thisYear' ? formatTime(at, 'wholeMinute') : undefined}>
    {formatTime(at, to, isUtc ? 'UTC' : undefined)}
    {isUtc && to !== 'clock' && say.utc}
  </time>
)

interface AgoProps {
  /** ISO 8601 */
  at: string
  /** Milliseconds of the clock. */
  now: number
  /** What stands before it: 'Last used'. */
  deed?: string
  /** How old it is matters, and not when it was: it never becomes a date. */
  isAge?: boolean
}

/** How long ago something happened; who points at it is told when. */
export const Ago = ({ at, now, deed, isAge = false }: AgoProps) => (
  <time dateTime={at} title={formatTime(at, 'whole')}>
    {deed && `${deed} `}
    {isAge ? ageInWords(at, now) : whenInWords(at, now)}
  </time>
)

const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const DAYS = 7

/** How long ago, for a week; then the date. A clock a little ahead of this one is now, too. */
export const whenInWords = (at: string, now: number): string => {
  const passed = now - Date.parse(at)
  return passed > DAYS * 24 * 60 * MINUTE ? formatTime(at, 'day') : ageInWords(at, now)
}

const ageInWords = (at: string, now: number): string => {
  const passed = now - Date.parse(at)
  const unit = UNITS.find(([, length]) => passed >= length)
  return unit ? relative.format(-Math.floor(passed / unit[1]), unit[0]) : say.justNow
}
