import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from './own-folder.ts'

/**
 * Answers a file of DATA_DIR that only the shop can read, made on first use. Two processes that start
 * together agree on one: it is written aside and linked into place whole, and the second reads the first
 * one's.
 */
export function readOrMake(dataDir: string, name: string, make: () => string): string {
  ownFolder(dataDir)
  const file = join(dataDir, name)
  if (!existsSync(file)) makeFile(file, make())
  return readFileSync(file, 'utf8')
}

function makeFile(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
