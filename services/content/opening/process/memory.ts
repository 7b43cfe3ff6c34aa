import { readFileSync } from 'node:fs'

const KIB = 1_024

/** Reads how many bytes a process has in memory (RSS); null where it has ended, or this is no Linux. */
export function memoryOf(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)
    return resident ? Number(resident[1]) * KIB : null
  } catch {
    return null
  }
}
