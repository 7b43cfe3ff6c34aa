import type { FastifyInstance } from 'fastify'
import { createAuthService } from '#services/auth/service.ts'
import { createContentService } from '#services/content/service.ts'
import { createMainService } from '#services/main/service.ts'
import { openDatabase } from '#services/shared/database/open.ts'
import { readSettings } from '#services/shared/settings.ts'
import { createStockService } from '#services/stock/service.ts'
import { listen } from './listen.ts'
import type { ServicesReport } from './supervisor.ts'

/**
 * The process of the REST services and the embedded store, beside the web process so that a long query never stalls a
 * page (design.md section 7). Only those without an address of their own in the settings are started here.
 */
const report = (message: ServicesReport) => process.send?.(message)
const settings = readSettings(process.env)

/** Until all stand there is nothing to finish: what was acknowledged outlives the process. */
let finish = async () => {}

/** Node never ends when it is told to exit while the embedded store is still being compiled. */
let opening: Promise<unknown> = Promise.resolve()

const start = async () => {
  const progress = (text: string) => report({ kind: 'progress', text })
  const opened = openDatabase(settings, { progress })
  opening = opened
  const database = await opened
  const { stock } = settings
  const wanted = [
    ...(stock
      ? [
          {
            at: { ...stock, here: stock.here && settings.content.here },
            setting: 'STOCK_PORT',
            create: () => createStockService({ logLevel: settings.logLevel, apiKey: stock.apiKey }),
          },
        ]
      : []),
    { at: settings.auth, setting: 'AUTH_PORT', create: createAuthService },
    { at: settings.content, setting: 'CONTENT_PORT', create: createContentService },
    { at: settings.main, setting: 'MAIN_PORT', create: createMainService },
  ].filter((service) => service.at.here)

  const services: FastifyInstance[] = []
  for (const { create, at, setting } of wanted) {
    const service = await create({ database, settings, progress })
    await listen(service, { host: '127.0.0.1', port: at.port, setting })
    services.push(service)
  }
  report({ kind: 'ready' })

  finish = async () => {
    await Promise.all(services.map((service) => service.close()))
    await database.close()
  }
}

const stop = () =>
  opening
    .catch(() => {})
    .then(() => finish())
    .finally(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('disconnect', stop)
process.on('SIGINT', () => {})
try {
  await start()
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
