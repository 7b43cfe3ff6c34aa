import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const EVERY_MS = 20
const KIB = 1_024

/**
 * Watches the process that opens pictures for this one, and answers the most memory it had since, in bytes.
 */
export function watchPeak() {
  let most = 0
  let pids = findReaders()
  for (const pid of pids) forgetPeak(pid)
  const look = setInterval(() => {
    most = Math.max(most, ...pids.map(peakOf))
  }, EVERY_MS)
  // A process is replaced when it has grown.
  const find = setInterval(() => {
    pids = findReaders()
  }, EVERY_MS * 10)
  return {
    stop(): number {
      clearInterval(look)
      clearInterval(find)
      return Math.max(most, ...findReaders().map(peakOf))
    },
  }
}

const findReaders = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('opening/child/main.ts') && line.split(/\s+/)[1] === String(process.pid))
    .map((line) => Number(line.split(/\s+/)[0]))

/** The system keeps the peak, so that no moment is missed; 0 where the process has ended. */
function peakOf(pid: number): number {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return Number(peak ?? 0) * KIB
  } catch {
    return 0
  }
}

/** Has the system begin a peak anew (proc_pid_clear_refs). */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // It has ended.
  }
}
