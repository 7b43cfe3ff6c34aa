import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHOP_FILE } from '#services/shared/shop-file/read.ts'
import { startAlone } from '../../scripts/shop-alone.ts'
import type { Tree } from './paths.ts'

/** Opens a shop of the demonstration with a draft, until it is told to end. */
export async function preview(folder: string, draft: Tree): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'aquatint-preview-'))
  try {
    writeFileSync(join(copy, SHOP_FILE), JSON.stringify(draft))
    if (typeof draft.logo === 'string') copyFileSync(join(folder, draft.logo), join(copy, draft.logo))
    const shop = await startAlone('inherit', copy)
    // The terminal's own signal reaches the shop as well.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => shop.kill('SIGTERM'))
    const [code] = await once(shop, 'exit')
    if (code) throw new Error(`The shop of the preview ended with code ${code}.`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
