import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../shared/clock.ts'
import type { Database } from '../shared/database/driver.ts'
import { migrate } from '../shared/database/migrate.ts'
import { createHost } from '../shared/http/host.ts'
import { requireServiceKey } from '../shared/http/service-key.ts'
import { createLimiter } from '../shared/limits/limiter.ts'
import { addMailer } from '../shared/mail/mailer.ts'
import type { Settings } from '../shared/settings.ts'
import { startUpkeep } from '../shared/upkeep.ts'
import { createLimits } from './limits.ts'
import { addPasswordRoutes } from './passwords/routes.ts'
import { createKnownNetworks } from './sessions/known-networks.ts'
import { addOwnSessionRoutes } from './sessions/own-routes.ts'
import { addSessionRoutes } from './sessions/routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createTokens } from './sessions/tokens.ts'
import { seedDemoUsers } from './users/demo.ts'
import { addUserRoutes } from './users/routes.ts'
import { shutDemoUsers } from './users/shut-demo.ts'
import { createUserStore } from './users/store.ts'

export interface AuthDependencies {
  database: Database
  settings: Settings
  clock?: Clock
  progress?: (message: string) => void
}

const DEMO_IS_SHUT =
  'Demo accounts are in this store from an earlier start. Nobody signs in with their published passwords, as HOST or PUBLIC_URL leads beyond this machine.'

/** The auth service: users and their sessions (contract.ts), migrated and seeded, not yet listening. */
export async function createAuthService({
  database,
  settings,
  clock = systemClock,
  progress = () => {},
}: AuthDependencies): Promise<FastifyInstance> {
  const { jwtSecret, sessionDays, seed, isLocal, logLevel } = settings
  await migrate(database, 'auth', join(import.meta.dirname, 'migrations'))
  const users = createUserStore(database)
  if (seed === 'demo' && isLocal) await seedDemoUsers(users, clock())
  if (!isLocal && (await shutDemoUsers(database, users, clock()))) progress(DEMO_IS_SHUT)

  const host = createHost({
    name: 'auth',
    logLevel,
    needs: { 'the database': () => database.query('select 1') },
  })
  requireServiceKey(host, settings.serviceKey)
  const tokens = createTokens(jwtSecret, clock)
  const sessions = createSessions({ database, users, tokens, sessionDays, clock })
  const authentication = { jwtSecret, isLive: sessions.isLive, clock }
  const limiter = createLimiter({ schema: 'auth', secret: jwtSecret, clock })
  const known = createKnownNetworks({ database, limiter, clock })
  const limits = createLimits({ database, limiter, known })
  const upkeep = startUpkeep([() => limiter.purge(database), () => known.purge()], host.log)
  host.addHook('onClose', () => upkeep.stop())
  const mailer = addMailer(host, { database, schema: 'auth', settings, clock })
  addUserRoutes(host, { users, limits, authentication, clock })
  addSessionRoutes(host, { users, sessions, limits, known, isLocal, authentication })
  addOwnSessionRoutes(host, { database, authentication, clock })
  addPasswordRoutes(host, { database, users, limits, known, mailer, shop: settings, authentication, clock })
  return host
}
