import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from './bounded-folder.ts'

/** In milliseconds; nobody works on a draft for that long, so its process is gone. */
const ABANDONED_MS = 60 * 60_000

/**
 * Answers a function that gives paths in `folder` at which nothing is, each once. What a process has left
 * there as it died goes when the next one asks first.
 */
export function createDrafts(folder: string): () => Promise<string> {
  let ready: Promise<unknown> | undefined
  return async () => {
    ready ??= mkdir(folder, { recursive: true }).then(() => sweep(folder))
    await ready
    return join(folder, randomUUID())
  }
}

async function sweep(folder: string): Promise<void> {
  const before = Date.now() - ABANDONED_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(ignoreMissing)
    // A link to what was sent is as old as that; its own change is that of the link.
    if (found && found.ctimeMs < before) await rm(path, { force: true, recursive: true })
  }
}
