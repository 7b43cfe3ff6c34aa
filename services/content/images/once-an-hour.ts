const HOUR_MS = 3_600_000
const MOST_REMEMBERED = 10_000

/**
 * Says whether this is the first time in an hour. Kept in memory and bounded: what it guards, the popular
 * order, may be a little wrong, and a restart or ten thousand others forgetting somebody's last time does no
 * harm.
 */
export function createOnceAnHour(): (key: string, at: Date) => boolean {
  const last = new Map<string, number>()
  return (key, at) => {
    const before = last.get(key)
    if (before !== undefined && at.getTime() - before < HOUR_MS) return false
    last.delete(key)
    last.set(key, at.getTime())
    const [oldest] = last.keys()
    if (last.size > MOST_REMEMBERED && oldest !== undefined) last.delete(oldest)
    return true
  }
}
