const HOUR_MS = 3_600_000
const MOST_REMEMBERED = 10_000

/**
 * Says whether this is the first time in an hour. It remembers a bounded number, in memory: the popular
 * order, which it guards, may be a little wrong, so a restart or ten thousand other visitors may make it
 * forget.
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
