/** Does `work`, or shares what another asker's comes to that begins after this call. */
export type Alike<T> = (key: string, work: () => Promise<T>) => Promise<T>

interface Line<T> {
  running: Promise<T>
  /** Begins when `running` has ended; undefined until somebody asks meanwhile. */
  next?: Promise<T>
}

/**
 * Does work under a key once at a time. All who ask while it is done share the next: it begins after they
 * asked, so none of them gets what was read before their own last write. However many ask the same, two do
 * the work. A failure is told to those who share it.
 */
export function createAlike<T>(): Alike<T> {
  const lines = new Map<string, Line<T>>()

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const line: Line<T> = { running: work() }
    lines.set(key, line)
    const end = () => {
      if (lines.get(key) === line && line.next === undefined) lines.delete(key)
    }
    line.running.then(end, end)
    return line.running
  }

  return (key, work) => {
    const line = lines.get(key)
    if (!line) return begin(key, work)
    const beginNext = () => begin(key, work)
    line.next ??= line.running.then(beginNext, beginNext)
    return line.next
  }
}
