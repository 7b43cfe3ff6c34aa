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
import { addChallengeRoutes } from './second-factor/challenge-routes.ts'
import { createChallenges } from './second-factor/challenges.ts'
import { createSecondFactors } from './second-factor/factors.ts'
import { addSecondFactorRoutes } from './second-factor/routes.ts'
import { createSealer } from './second-factor/sealer.ts'
import { createRights } from './second-factor/staff-rights.ts'
import { createKnownNetworks } from './sessions/known-networks.ts'
import { addOwnSessionRoutes } from './sessions/own-routes.ts'
import { addSessionRoutes } from './sessions/routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createTokens } from './sessions/tokens.ts'
import { seedDemoUsers } from './users/demo.ts'
import { addUserRoutes } from './users/routes.ts'
import { shutDemoUsers } from './users/shut-demo.ts'
import { addStaffRoutes } from './users/staff-routes.ts'
import { createUserStore } from './users/store.ts'

export interface AuthDependencies {
  database: Database
  settings: Settings
  clock?: Clock
  progress?: (message: string) => void
}

const DEMO_IS_SHUT =
  'Demo accounts are in this store from an earlier start. Nobody signs in with their published passwords, as HOST, SERVICE_HOST or PUBLIC_URL leads beyond this machine.'

/**
 * Opens the auth service: users and their sessions (contract.ts). It is migrated and seeded, and not yet
 * listening.
 */
export async function createAuthService({
  database,
  settings,
  clock = systemClock,
  progress = () => {},
}: AuthDependencies): Promise<FastifyInstance> {
  const { jwtSecret, sessionDays, staffSecondFactor, seed, isLocal, logLevel } = settings
  await migrate(database, 'auth', join(import.meta.dirname, 'migrations'))
  const users = createUserStore(database)
  if (seed === 'demo' && isLocal) await seedDemoUsers(users, clock())
  if (!isLocal && (await shutDemoUsers(database, users, clock()))) progress(DEMO_IS_SHUT)

  const host = createHost({
    name: 'auth',
    url: settings.auth.url,
    logLevel,
    needs: { 'the database': () => database.query('select 1') },
  })
  requireServiceKey(host, settings.serviceKey)
  const { security } = host
  const tokens = createTokens(jwtSecret, clock)
  const mailer = addMailer(host, { database, schema: 'auth', settings, clock })
  const sealer = createSealer(jwtSecret)
  const factors = createSecondFactors({ database, users, mailer, sealer, shop: settings, clock })
  const challenges = createChallenges({ jwtSecret, users, clock })
  const rightsOf = createRights(factors, staffSecondFactor)
  const sessions = createSessions({ database, users, tokens, rightsOf, sessionDays, security, clock })
  const authentication = { jwtSecret, isLive: sessions.isLive, clock }
  const limiter = createLimiter({ schema: 'auth', secret: jwtSecret, clock })
  const known = createKnownNetworks({ database, limiter, clock })
  const limits = createLimits({ database, limiter, known })
  const upkeep = startUpkeep('auth', [() => limiter.purge(database), () => known.purge()], host.log)
  host.addHook('onClose', () => upkeep.stop())
  const keeping = { database, users, mailer, shop: settings, security, clock }
  addUserRoutes(host, { users, rightsOf, limits, authentication, clock })
  addStaffRoutes(host, { users })
  const signingIn = { users, sessions, limits, known, factors, challenges, security }
  addSessionRoutes(host, { ...signingIn, isLocal, authentication })
  addChallengeRoutes(host, signingIn)
  addOwnSessionRoutes(host, { database, security, authentication, clock })
  addPasswordRoutes(host, { ...keeping, limits, known, authentication })
  addSecondFactorRoutes(host, { ...keeping, factors, limits, staffSecondFactor, authentication })
  return host
}
