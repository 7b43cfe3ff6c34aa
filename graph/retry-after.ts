const MINUTE = 60
const HOUR = 60 * MINUTE

/** From here on the next larger unit is exact enough. */
const MOST = 1.5

/** Writes "45 seconds" or "5 minutes", rounded up, so that another try is worth it by then. */
const secondsInWords = (seconds: number): string => {
  if (seconds > MOST * HOUR) return `${Math.ceil(seconds / HOUR)} hours`
  if (seconds > MOST * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

/** Reads the seconds of a `Retry-After`; undefined where it names none. */
export const secondsOf = (retryAfter: string | null): number | undefined =>
  retryAfter !== null && /^[1-9]\d{0,6}$/.test(retryAfter) ? Number(retryAfter) : undefined

/** Asks a visitor to wait who has tried too often (issue 5, line 1). */
export const askToWait = (seconds: number): string =>
  `Too many attempts. Please try again in ${secondsInWords(seconds)}.`
