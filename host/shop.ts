import { join } from 'node:path'
import type { Settings } from '#services/shared/settings.ts'
import { announce } from './announce.ts'
import { listen } from './listen.ts'
import { superviseServices } from './supervisor.ts'
import { readPageTemplate } from './web/page.ts'
import { createWeb } from './web/server.ts'

const assets = join(import.meta.dirname, '..', 'dist', 'client')

/** Starts the services and the web process over the built storefront, and says when the shop is open. */
export const openShop = async (settings: Settings) => {
  let close = async () => {}
  const end = () => close().finally(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)

  const page = await readPageTemplate(settings, assets)
  const services = await superviseServices(settings, (text) => console.log(text))
  close = () => services.stop()
  const web = await createWeb({ settings, assets, render: page.render })
  await listen(web, { host: settings.host, port: settings.port, setting: 'PORT' })
  close = async () => {
    await Promise.all([web.close(), services.stop()])
  }
  announce(settings)
}

/** Ends the process with the reason in one line, as a person at the terminal wants it. */
export const failWith = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
