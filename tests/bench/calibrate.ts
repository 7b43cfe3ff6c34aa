import { createHash } from 'node:crypto'
import { median } from './measure.ts'

const RUNS = 15
const ROWS = 4_000

/**
 * Measures how long this machine takes for work that never changes (JSON, sorting, hashing), in milliseconds:
 * the median of some runs. Times divided by it can be compared between machines.
 */
export const calibrate = (): number => {
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  // The first runs are not compiled yet.
  return median(times.slice(RUNS / 3))
}

const work = () => {
  const rows = Array.from({ length: ROWS }, (_, at) => ({ id: (at * 7_919) % ROWS, words: `picture ${at}` }))
  const read: typeof rows = JSON.parse(JSON.stringify(rows))
  const sorted = read.toSorted((one, other) => one.id - other.id || one.words.localeCompare(other.words))
  for (const { words } of sorted) createHash('sha256').update(words).digest('hex')
}
