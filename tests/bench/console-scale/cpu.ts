import { readFileSync } from 'node:fs'

/** What Linux counts in. */
const TICK_MS = 10

/**
 * Answers how many milliseconds of CPU these processes and all beneath them have taken. On a machine with
 * other work this says more of what a call costs than how long it took.
 */
export function readCpu(roots: readonly number[]): number {
  return roots.reduce((sum, pid) => sum + cpuOf(pid) + readCpu(childrenOf(pid)), 0)
}

/** With that of those beneath it that have ended; none of a process that has ended itself. */
function cpuOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return TICK_MS * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/** Read at once: a process that ends between these two lines would be missed. */
const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
