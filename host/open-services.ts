import type { FastifyInstance } from 'fastify'
import { createAuthService } from '#services/auth/service.ts'
import { createCardsService } from '#services/cards/service.ts'
import { createContentService } from '#services/content/service.ts'
import { seedDemoMoney } from '#services/main/demo/seed.ts'
import { createMainService } from '#services/main/service.ts'
import { agreeOnSecret } from '#services/shared/agreement/secret.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Settings } from '#services/shared/settings.ts'
import { createStockService } from '#services/stock/service.ts'
import { listen } from './listen.ts'

/** In the order of their start: each finds the services that it asks. */
export const SERVICES = ['auth', 'content', 'main'] as const
export type ServiceName = (typeof SERVICES)[number]

interface Opening {
  database: Database
  settings: Settings
  /** The host that they listen at. */
  host: string
  progress: (text: string) => void
}

const CREATE = { auth: createAuthService, content: createContentService, main: createMainService }

/**
 * Starts services over one database, each listening at its port. Content brings the made stock photographs
 * and main what takes test cards, both on loopback, as nobody else asks for them. Throws OtherSecret.
 */
export async function openServices(
  names: readonly ServiceName[],
  { database, settings, host, progress }: Opening,
): Promise<FastifyInstance[]> {
  await agreeOnSecret(database, settings.jwtSecret)
  const opened: FastifyInstance[] = []
  if (names.includes('content') && settings.stock?.here)
    opened.push(await openStock(settings, settings.stock))
  if (names.includes('main') && settings.demonstrationCards)
    opened.push(await openCards(database, settings, settings.demonstrationCards))
  for (const name of names) {
    const service = await CREATE[name]({ database, settings, progress })
    const place = { host, port: settings[name].port, setting: `${name.toUpperCase()}_PORT` }
    await listen(service, { ...place, hostSetting: 'SERVICE_HOST' })
    opened.push(service)
    if (name === 'main' && settings.seed === 'demo' && settings.isLocal)
      await seedDemoMoney({ database, settings }, progress)
  }
  return opened
}

async function openStock({ logLevel }: Settings, { port, apiKey }: NonNullable<Settings['stock']>) {
  const stock = await createStockService({ logLevel, apiKey })
  await listen(stock, { host: '127.0.0.1', port, setting: 'STOCK_PORT', hostSetting: 'SERVICE_HOST' })
  return stock
}

async function openCards(
  database: Database,
  { logLevel }: Settings,
  { port, ...keys }: NonNullable<Settings['demonstrationCards']>,
) {
  const cards = await createCardsService({ database, keys, logLevel })
  await listen(cards, { host: '127.0.0.1', port, setting: 'CARDS_PORT', hostSetting: 'SERVICE_HOST' })
  return cards
}
