import { readFile, writeFile } from 'node:fs/promises'
import { createBoundedFolder, ignoreMissing } from './bounded-folder.ts'
import { type Cache, countRead } from './metrics/caches.ts'

/** Bytes that can be made again, by key; the oldest may be gone. */
export interface FileCache {
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Buffer): Promise<void>
}

export function createFileCache({
  name,
  ...bounds
}: {
  name: Cache
  folder: string
  budget: number
}): FileCache {
  const folder = createBoundedFolder(bounds)
  return {
    async read(key) {
      const bytes = await readFile(folder.pathOf(key)).catch(ignoreMissing)
      // A power cut can leave a name without its bytes.
      const whole = bytes && bytes.length > 0 ? bytes : null
      countRead(name, whole !== null)
      return whole
    },
    async write(key, bytes) {
      await folder.put(key, (path) => writeFile(path, bytes))
    },
  }
}
