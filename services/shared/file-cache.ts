import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Cache, countRead } from './metrics/caches.ts'

/**
 * Files that can be made again, by key, for one process or several that share the folder. A file appears
 * whole or not at all; the oldest go when one process counts more than `budget` bytes.
 */
export interface FileCache {
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
}

const HALF_WRITTEN = '.part'
/** In milliseconds; nobody writes a file for that long, so its writer is gone. */
const ABANDONED_MS = 60 * 60_000
/**
 * The share of the budget that a sweep leaves: sweeping down to all of it would cost a scan for every file.
 */
const SWEPT = 0.8

export function createFileCache({
  name,
  folder,
  budget,
}: {
  name: Cache
  folder: string
  budget: number
}): FileCache {
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

  return {
    async read(key) {
      const bytes = await readFile(join(folder, key)).catch(ignoreMissing)
      // A power cut can leave a name without its bytes.
      const whole = bytes && bytes.length > 0 ? bytes : null
      countRead(name, whole !== null)
      return whole
    },
    async write(key, bytes) {
      held ??= removeHalfWritten(folder).then(sweep)
      const path = join(folder, key)
      const part = `${path}.${randomUUID()}${HALF_WRITTEN}`
      await held
      await mkdir(dirname(path), { recursive: true })
      await writeFile(part, bytes)
      await rename(part, path)
      await countBytes(bytes.length)
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

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
