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

/** None of a process that has ended. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return TICK_MS * (Number(fields[11]) + Number(fields[12]))
  } catch {
    return 0
  }
}
