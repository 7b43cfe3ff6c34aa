import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHOP_FILE } from '#services/shared/shop-file/read.ts'
import type { Tree } from './paths.ts'

/** Each process of a shop that is shown by itself. */
const PORTS = ['PORT', 'AUTH_PORT', 'MAIN_PORT', 'CONTENT_PORT', 'STOCK_PORT', 'CARDS_PORT']

/** What a preview takes of the environment: who the shop is and where its pages are, and nothing that it keeps. */
const TAKEN = ['PATH', 'HOME', 'LANG', 'TZ', 'BRAND', 'PHONE', 'POSTAL_ADDRESS', 'PAGES_DIR', 'GOVERNMENT_HOSTS']

/** Opens a shop of the demonstration with a draft, on ports of its own, until it is told to end. */
export async function preview(folder: string, draft: Tree): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'aquatint-preview-'))
  try {
    writeFileSync(join(copy, SHOP_FILE), JSON.stringify(draft))
    if (typeof draft.logo === 'string') copyFileSync(join(folder, draft.logo), join(copy, draft.logo))
    await openShop(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function openShop(folder: string): Promise<void> {
  const ports = await Promise.all(PORTS.map(async (name) => [name, String(await findPort())]))
  const taken = TAKEN.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const shop = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    stdio: 'inherit',
    env: Object.fromEntries([
      ...taken,
      ...ports,
      ['SHOP_DIR', folder],
      ['DATA_DIR', join(folder, 'data')],
      ['SEED', 'demo'],
    ]),
  })
  const end = () => shop.kill('SIGTERM')
  // The terminal's own signal reaches the shop as well.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', end)
  const [code] = await once(shop, 'exit')
  if (code) throw new Error(`The shop of the preview ended with code ${code}.`)
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
