import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ownFolder } from '../own-folder.ts'

/** Another process holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes a folder for this process alone, and answers a function that lets go of it. The operating system
 * keeps the lock, on a SQLite file that nothing is ever written to: it ends with the process, however that
 * dies, and a reused pid fools nobody. Throws {@link FolderInUse}.
 */
export function lockFolder(folder: string): () => void {
  ownFolder(folder)
  const lock = new DatabaseSync(join(folder, 'lock'))
  const holder = join(folder, 'lock.pid')
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(
      `${folder} is in use by process ${readHolder(holder)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(holder, `${process.pid}`)
  return () => lock.close()
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '(unknown)'
  }
}
