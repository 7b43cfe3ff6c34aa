import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { MachineCoverage } from './coverage.ts'

/**
 * Combines what is known of the machines after a run: those that it walked whole, none of those that failed,
 * and the earlier coverage of the others.
 */
export const keep = (
  before: readonly MachineCoverage[],
  fresh: readonly MachineCoverage[],
  failed: readonly string[],
): MachineCoverage[] => {
  const gone = new Set([...failed, ...fresh.map(({ name }) => name)])
  const standing = fresh.filter(({ name }) => !failed.includes(name))
  return [...before.filter(({ name }) => !gone.has(name)), ...standing].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )
}

export const readKept = async (file: string): Promise<MachineCoverage[]> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')).machines
  } catch {
    return []
  }
}

export const writeKept = async (file: string, machines: readonly MachineCoverage[]): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify({ machines }, null, 2)}\n`)
}
