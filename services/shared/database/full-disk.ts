import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { DatabaseError, DISK_FULL } from './driver.ts'
import { FolderInUse } from './folder-lock.ts'

/** Bytes that the embedded store may need to start: it begins another file of its log. */
const LEAST_ROOM = 16 * 1024 * 1024

/**
 * Explains a failure that comes of a full disk to whoever starts the shop; null for any other. The embedded
 * store itself only says `Aborted()`.
 */
export function explainFullDisk(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): string | null {
  const isTold = error instanceof DatabaseError && error.code === DISK_FULL
  if (databaseUrl)
    return isTold ? 'The disk of the database is full. Make room on it, and start again.' : null
  if (error instanceof FolderInUse || !(isTold || isFull(dataDir))) return null
  return `The disk of ${join(dataDir, 'store')} is full. Make room on it, or set DATA_DIR to a folder of another, and start again.`
}

function isFull(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < LEAST_ROOM
}
