import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServicesReport } from '#host/supervisor.ts'
import { JWT_SECRET } from '../services/secret.ts'
import { createShopFolder } from './demo-folder.ts'
import { findFreePorts } from './ports.ts'
import { openTestShop } from './shop.ts'
import { openValve } from './valve.ts'

const servicesFile = join(import.meta.dirname, '../../../host/services.ts')
const stockFile = join(import.meta.dirname, 'stock.ts')
const GETTY_API_KEY = 'a-key-of-the-valved-shop'

/** Opens a shop whose services stand elsewhere, each behind a valve. */
export const openValvedShop = async () => {
  const dataDir = await createShopFolder()
  const [auth, main, content, stock] = await findFreePorts(4)
  const source = fork(stockFile, { env: { ...process.env, STOCK_PORT: `${stock}`, GETTY_API_KEY } })
  await once(source, 'message')
  const stockValve = await openValve(`http://127.0.0.1:${stock}`)
  const services = fork(servicesFile, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      JWT_SECRET,
      AUTH_PORT: `${auth}`,
      MAIN_PORT: `${main}`,
      CONTENT_PORT: `${content}`,
      GETTY_API_URL: stockValve.url,
      GETTY_API_KEY,
    },
  })
  await new Promise<void>((resolve, reject) => {
    services.on('message', (report: ServicesReport) => {
      if (report.kind === 'ready') resolve()
      if (report.kind === 'failed') reject(new Error(report.reason))
    })
    services.once('exit', (code) => reject(new Error(`The services ended with code ${code}.`)))
  })
  const valves = {
    auth: await openValve(`http://127.0.0.1:${auth}`),
    main: await openValve(`http://127.0.0.1:${main}`),
    content: await openValve(`http://127.0.0.1:${content}`),
    stock: stockValve,
  }
  const shop = await openTestShop({
    AUTH_URL: valves.auth.url,
    MAIN_URL: valves.main.url,
    CONTENT_URL: valves.content.url,
  })
  return {
    url: shop.url,
    valves,
    close: async () => {
      await shop.close()
      await Promise.all(Object.values(valves).map((valve) => valve.shut()))
      services.disconnect()
      source.kill('SIGTERM')
      await Promise.all([services, source].map((child) => child.exitCode === null && once(child, 'exit')))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type ValvedShop = Awaited<ReturnType<typeof openValvedShop>>
