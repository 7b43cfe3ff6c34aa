import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createHost } from '#services/shared/http/host.ts'
import type { Settings } from '#services/shared/settings.ts'
import { addCardRoutes } from './routes.ts'

interface Keys {
  secretKey: string
  publishableKey: string
}

/** Creates the payment provider of the demonstration (contract.ts), not yet listening. */
export async function createCardsService({
  database,
  keys,
  logLevel,
  clock = systemClock,
}: {
  database: Database
  keys: Keys
  logLevel: Settings['logLevel']
  clock?: Clock
}): Promise<FastifyInstance> {
  await migrate(database, 'cards', join(import.meta.dirname, 'migrations'))
  const host = createHost({ name: 'cards', logLevel })
  addCardRoutes(host, { database, clock, ...keys })
  return host
}
