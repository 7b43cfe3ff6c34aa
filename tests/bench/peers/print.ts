import type { Timing } from '../measure.ts'

export type Memory = Record<string, number>

/** Prints what was measured as Markdown, a column for each shop. */
export function printTable(
  names: readonly string[],
  timings: ReadonlyMap<string, readonly Timing[]>,
  memory: ReadonlyMap<string, readonly Memory[]>,
): void {
  printRow(['what', ...names])
  printRow(['---', ...names.map(() => '---')])
  for (const [what, row] of timings) printRow([`${what}, ms`, ...row.map(writeTiming)])
  for (const [what, row] of memory) printRow([`${what}, MB`, ...row.map(writeMemory)])
}

const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

const writeTiming = ({ p50, p95 }: Timing) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`

const writeMemory = (memory: Memory) => {
  const parts = Object.entries(memory).map(([process, held]) => `${process} ${held.toFixed(0)}`)
  const sum = Object.values(memory).reduce((total, held) => total + held, 0)
  return parts.length > 1 ? `${sum.toFixed(0)} (${parts.join(', ')})` : sum.toFixed(0)
}
