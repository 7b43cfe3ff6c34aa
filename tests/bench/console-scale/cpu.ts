import { readFileSync } from 'node:fs'
import { childrenOf } from '../../support/shop/children.ts'

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
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return TICK_MS * fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    return 0
  }
}
