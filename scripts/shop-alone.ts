import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'
import { START_ENVIRONMENT, START_FLAGS } from './start-flags.ts'

/** Of each process of a shop. */
const PORTS = ['PORT', 'AUTH_PORT', 'MAIN_PORT', 'CONTENT_PORT', 'STOCK_PORT', 'CARDS_PORT']

/** What such a shop takes of the environment: who it is and where its pages are, and nothing that is kept. */
const TAKEN = ['PATH', 'HOME', 'LANG', 'TZ', 'BRAND', 'PHONE', 'POSTAL_ADDRESS', 'PAGES_DIR']

/**
 * Starts the demonstration by itself, on free ports, with a folder that is removed as it ends. `shopDir` is
 * the owner's folder; without one it has none.
 */
export async function startAlone(stdio: StdioOptions, shopDir?: string): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'aquatint-alone-'))
  const ports: Record<string, string> = {}
  for (const name of PORTS) ports[name] = String(await findPort())
  const taken = Object.fromEntries(TAKEN.map((name) => [name, process.env[name]]))
  const shop = spawn(process.execPath, [...START_FLAGS, join(root, 'host/main.ts')], {
    stdio,
    env: {
      ...taken,
      ...START_ENVIRONMENT,
      ...ports,
      DATA_DIR: join(folder, 'data'),
      SHOP_DIR: shopDir ?? folder,
    },
  })
  shop.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return shop
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
