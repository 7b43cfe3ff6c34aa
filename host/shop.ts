import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readyAt, Stranger } from '#services/shared/http/health.ts'
import { type Settings, SettingsError } from '#services/shared/settings.ts'
import { startTracing } from '#services/shared/tracing/start.ts'
import { announce } from './announce.ts'
import { drain } from './drain.ts'
import { ENDING_MS, endWhenTold } from './ending.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics.ts'
import { superviseServices } from './supervisor.ts'
import type { DrawPage } from './web/draw.ts'
import { readPageTemplate } from './web/page.ts'
import { createWeb } from './web/server.ts'

const BUILT = join(import.meta.dirname, '..', 'dist', 'client')

/** Milliseconds that the web process has to end; the services, which it calls until then, have the rest. */
const WEB_MS = 7_000

/** Starts the services and the web process over the built storefront, and says when the shop is open. */
export const openShop = async (settings: Settings, assets = BUILT) => {
  let close = async () => {}
  endWhenTold(['SIGINT', 'SIGTERM'], () => close())

  const tracing = await startTracing('web')
  const page = await readPageTemplate(settings, assets)
  const services = await superviseServices(settings, (text) => console.log(text))
  close = () => services.stop(AbortSignal.timeout(ENDING_MS))
  await refuseStrangers(settings)
  const drawPage = await loadDrawPage(assets)
  const web = await createWeb({ settings, assets, render: page.render, ...(drawPage && { drawPage }) })
  await openMetrics(settings, 'web')
  await listen(web, { host: settings.host, port: settings.port, setting: 'PORT', hostSetting: 'HOST' })
  close = async () => {
    const late = AbortSignal.timeout(ENDING_MS)
    services.release()
    await drain([web], AbortSignal.timeout(WEB_MS))
    await Promise.all([tracing.stop(), services.stop(late)])
  }
  announce(settings)
}

/** Loads what was built beside the storefront; null where it stands without. */
const loadDrawPage = async (assets: string): Promise<DrawPage | null> => {
  const built = join(assets, '..', 'server', 'server.js')
  if (!existsSync(built)) return null
  const { drawPage } = (await import(built)) as { drawPage: DrawPage }
  return drawPage
}

const ELSEWHERE = [
  ['AUTH_URL', 'auth'],
  ['MAIN_URL', 'main'],
  ['CONTENT_URL', 'content'],
] as const

/**
 * Refuses to start beside a service that refuses our key: it never will accept us. One that is down may come
 * up later.
 */
const refuseStrangers = async (settings: Settings) => {
  for (const [setting, name] of ELSEWHERE) {
    const { here, url } = settings[name]
    if (here) continue
    await readyAt(url, settings.serviceKey)().catch((error) => {
      if (error instanceof Stranger)
        throw new SettingsError(
          `Wrong settings: ${setting} leads to a service that refuses us, as ${error.message}`,
        )
    })
  }
}

/** Ends the process with the reason in one line, for a person at the terminal. */
export const failWith = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
