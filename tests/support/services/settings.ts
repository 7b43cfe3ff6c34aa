import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings, type Settings } from '#services/shared/settings.ts'
import { afterFile } from './cleanup.ts'
import { JWT_SECRET } from './secret.ts'

/** Makes a folder for this test file, removed after it. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-'))
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes settings with a folder of their own, no demo data and a silent log. */
export const createSettings = (env: Record<string, string> = {}): Settings => {
  const folder = createFolder()
  return readSettings({
    ...{ DATA_DIR: folder, SHOP_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent', JWT_SECRET },
    ...env,
  })
}
