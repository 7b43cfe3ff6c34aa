import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A folder of files that can be had again, for one process or several that share it. A file appears whole or
 * not at all; the oldest go when one process counts more bytes than the folder's budget.
 */
export interface BoundedFolder {
  pathOf(key: string): string
  /** Has a file written at a path aside, then puts it in its place, which it answers. */
  put(key: string, write: (path: string) => Promise<unknown>): Promise<string>
}

const HALF_WRITTEN = '.part'
/** In milliseconds; nobody writes a file for that long, so its writer is gone. */
const ABANDONED_MS = 60 * 60_000
/**
 * The share of the budget that a sweep leaves: sweeping down to all of it would cost a scan for every file.
 */
const SWEPT = 0.8

export function createBoundedFolder({ folder, budget }: { folder: string; budget: number }): BoundedFolder {
  let held: Promise<number> | undefined

  async function sweep(): Promise<number> {
    const files = await filesIn(folder)
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= budget) return total
    for (const { path, size } of files.sort((a, b) => a.since - b.since)) {
      if (total <= budget * SWEPT) break
      await rm(path, { force: true })
      total -= size
    }
    return total
  }

  async function countBytes(bytes: number): Promise<void> {
    const before = (await held) ?? 0
    held = before + bytes > budget ? sweep() : Promise.resolve(before + bytes)
    await held
  }

  const pathOf = (key: string) => join(folder, key)
  return {
    pathOf,
    async put(key, write) {
      held ??= removeHalfWritten(folder).then(sweep)
      const path = pathOf(key)
      const part = `${path}.${randomUUID()}${HALF_WRITTEN}`
      await held
      await mkdir(dirname(path), { recursive: true })
      try {
        await write(part)
        const { size } = await stat(part)
        await rename(part, path)
        await countBytes(size)
      } finally {
        await rm(part, { force: true })
      }
      return path
    },
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
  const files: { path: string; size: number; since: number }[] = []
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(ignoreMissing)
    if (found) files.push({ path, size: found.size, since: found.mtimeMs })
  }
  return files
}

/** Removes files that a crash of some process left half written. */
async function removeHalfWritten(folder: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS
  for (const { path, since } of await filesIn(folder))
    if (path.endsWith(HALF_WRITTEN) && since < before) await rm(path, { force: true })
}

/** Answers null for a file that is not there, and throws any other error. */
export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
