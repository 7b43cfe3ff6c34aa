import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/run.ts'

/**
 * Answers a folder that `make` fills once, kept in the system's temporary folder until one of `files`, which
 * decide what is in it, changes.
 */
export async function keepFolder(
  name: string,
  files: readonly string[],
  make: (draft: string) => Promise<void>,
): Promise<string> {
  const folder = join(tmpdir(), 'aquatint-bench-search', `${name}-${hashOf(files)}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  await make(draft)
  renameSync(draft, folder)
  return folder
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 10)
}
