import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../shared/clock.ts'
import type { Database } from '../shared/database/driver.ts'
import { migrate } from '../shared/database/migrate.ts'
import { createHost } from '../shared/http/host.ts'
import { addMailer } from '../shared/mail/mailer.ts'
import type { Settings } from '../shared/settings.ts'
import { createLimits } from './limits/limits.ts'
import { addPasswordRoutes } from './passwords/routes.ts'
import { addSessionRoutes } from './sessions/routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createTokens } from './sessions/tokens.ts'
import { seedDemoUsers } from './users/demo.ts'
import { addUserRoutes } from './users/routes.ts'
import { createUserStore } from './users/store.ts'

export interface AuthDependencies {
  database: Database
  settings: Settings
  clock?: Clock
}

/** The auth service: users and their sessions (contract.ts), migrated and seeded, not yet listening. */
export async function createAuthService({
  database,
  settings,
  clock = systemClock,
}: AuthDependencies): Promise<FastifyInstance> {
  const { jwtSecret, seed, logLevel } = settings
  await migrate(database, 'auth', join(import.meta.dirname, 'migrations'))
  const users = createUserStore(database)
  if (seed === 'demo') await seedDemoUsers(users, clock())

  const host = createHost({
    name: 'auth',
    logLevel,
    needs: { 'the database': () => database.query('select 1') },
  })
  const sessions = createSessions({ database, users, tokens: createTokens(jwtSecret, clock), clock })
  const limits = createLimits(clock)
  const mailer = addMailer(host, { database, schema: 'auth', settings, clock })
  addUserRoutes(host, { users, limits, jwtSecret, clock })
  addSessionRoutes(host, { users, sessions, limits, jwtSecret, clock })
  addPasswordRoutes(host, { database, users, limits, mailer, shop: settings, jwtSecret, clock })
  return host
}
