const MINUTE = 60
const HOUR = 60 * MINUTE

/** From here on the next larger unit is exact enough. */
const MOST = 1.5

/** "45 seconds", "5 minutes": rounded up, so that it is worth another try by then. */
const inWords = (seconds: number): string => {
  if (seconds > MOST * HOUR) return `${Math.ceil(seconds / HOUR)} hours`
  if (seconds > MOST * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

/** What a visitor is told who is to wait (issue 5, line 1); undefined where the header names no number of seconds. */
export const askToWait = (retryAfter: string | null): string | undefined =>
  retryAfter !== null && /^[1-9]\d{0,6}$/.test(retryAfter)
    ? `Too many attempts. Please try again in ${inWords(Number(retryAfter))}.`
    : undefined
