import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { START_ENVIRONMENT, START_FLAGS } from '../../../scripts/start-flags.ts'
import { JWT_SECRET } from '../services/secret.ts'
import { createShopFolder } from './demo-folder.ts'
import { findFreePorts } from './ports.ts'

/**
 * In milliseconds, longer than a slow machine takes to make the demo catalogue: a shop that is not open by
 * then hangs.
 */
export const OPENING = 300_000

export interface Shop {
  url: string
  dataDir: string
  /** The web process, which runs the services in another. */
  pid: number
  services: { auth: string; main: string; content: string }
  /** Ends the shop and leaves what it kept. */
  end(): Promise<void>
  /** Ends the shop and removes what it kept. */
  close(): Promise<void>
}

/**
 * Opens a shop on free ports with a folder of its own, as a visitor's machine would. `prepare` may fill the
 * folder first; `storefront` names a folder to use instead of the built one.
 */
export const openTestShop = async (
  env: NodeJS.ProcessEnv = {},
  prepare: (dataDir: string) => Promise<void> = async () => {},
  storefront: string[] = [],
): Promise<Shop> => {
  const [port, auth, main, content, stock, cards] = await findFreePorts(6)
  const dataDir = await createShopFolder(env.SEED !== 'none')
  await prepare(dataDir)
  const entry = join(import.meta.dirname, 'entry.ts')
  const child = spawn(process.execPath, [...START_FLAGS, entry, ...storefront], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...START_ENVIRONMENT,
      PORT: `${port}`,
      AUTH_PORT: `${auth}`,
      MAIN_PORT: `${main}`,
      CONTENT_PORT: `${content}`,
      STOCK_PORT: `${stock}`,
      CARDS_PORT: `${cards}`,
      DATA_DIR: dataDir,
      // Whoever runs the tests may have a shop of their own.
      SHOP_DIR: dataDir,
      JWT_SECRET,
      // As long as its calls may take: a busy machine's pages are to have both sources.
      GETTY_WAIT_MS: '2500',
      ...env,
    },
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready http://')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with code ${code} before it was ready:\n${said}`)),
    )
  })
  const at = (number: number | undefined) => `http://127.0.0.1:${number}`
  const end = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    services: { auth: at(auth), main: at(main), content: at(content) },
    end,
    close: async () => {
      await end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Lets a shop make the demonstration and end. Answers its folder, which whoever asks removes. */
export const makeDemoFolder = async (): Promise<string> => {
  const shop = await openTestShop()
  await shop.end()
  return shop.dataDir
}
