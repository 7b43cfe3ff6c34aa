import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../shared/clock.ts'
import type { Database } from '../shared/database/driver.ts'
import { migrate } from '../shared/database/migrate.ts'
import { createHost } from '../shared/http/host.ts'
import type { Settings } from '../shared/settings.ts'
import { addSessionRoutes } from './sessions/routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createThrottle } from './sessions/throttle.ts'
import { createTokens } from './sessions/tokens.ts'
import { seedDemoUsers } from './users/demo.ts'
import { addUserRoutes } from './users/routes.ts'
import { createUserStore } from './users/store.ts'

export interface AuthDependencies {
  database: Database
  settings: Pick<Settings, 'jwtSecret' | 'seed' | 'logLevel'>
  clock?: Clock
}

/** The auth service: users and their sessions (contract.ts), migrated and seeded, not yet listening. */
export async function createAuthService({
  database,
  settings: { jwtSecret, seed, logLevel },
  clock = systemClock,
}: AuthDependencies): Promise<FastifyInstance> {
  await migrate(database, 'auth', join(import.meta.dirname, 'migrations'))
  const users = createUserStore(database)
  if (seed === 'demo') await seedDemoUsers(users, clock())

  const host = createHost({ name: 'auth', logLevel })
  const sessions = createSessions({ database, users, tokens: createTokens(jwtSecret, clock), clock })
  addUserRoutes(host, { users, jwtSecret, clock })
  addSessionRoutes(host, { users, sessions, throttle: createThrottle(clock), jwtSecret, clock })
  return host
}
