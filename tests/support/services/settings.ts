import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from '#services/shared/settings.ts'
import { afterFile } from './cleanup.ts'
import { JWT_SECRET } from './secret.ts'

/** A folder of this test file's own, removed after it. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-'))
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Settings over a folder of their own, with no demo data and a silent log. */
export const createSettings = (env: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: createFolder(), SEED: 'none', LOG_LEVEL: 'silent', JWT_SECRET, ...env })
