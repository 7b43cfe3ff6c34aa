import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import { authenticate, requireUser } from '../../shared/http/authenticate.ts'
import { email } from '../../shared/http/fields.ts'
import { unauthenticated } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import { networkOf } from '../../shared/limits/network.ts'
import type { AccessToken, CredentialsBody, EndBody, RefreshBody, TokenPair } from '../contract.ts'
import type { Limits } from '../limits.ts'
import { findByCredentials } from '../users/credentials.ts'
import type { UserStore } from '../users/store.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { Sessions } from './sessions.ts'

const credentialsBody = z.object({
  email,
  password: z.string().min(1).max(128),
}) satisfies z.ZodType<unknown, CredentialsBody>

const refreshBody = z.object({
  refresh: z.string().min(1).max(2_000),
}) satisfies z.ZodType<unknown, RefreshBody>

const endBody = refreshBody.extend({
  everywhere: z.boolean().default(false),
}) satisfies z.ZodType<unknown, EndBody>

interface SessionRouteDependencies {
  users: UserStore
  sessions: Sessions
  limits: Pick<Limits, 'signIn' | 'signedIn'>
  known: Pick<KnownNetworks, 'learn'>
  jwtSecret: string
  clock: Clock
}

export function addSessionRoutes(
  host: FastifyInstance,
  { users, sessions, limits, known, jwtSecret, clock }: SessionRouteDependencies,
): void {
  host.post('/auth/jwt/create/', async ({ body, ip }): Promise<TokenPair> => {
    const credentials = parse(credentialsBody, body)
    await limits.signIn(ip, credentials.email)
    const user = await findByCredentials(users, credentials)
    if (!user) throw unauthenticated('No active account found with the given credentials')
    await limits.signedIn(ip, credentials.email)
    await known.learn(user.uuid, networkOf(ip))
    return sessions.begin(user)
  })

  host.post('/auth/jwt/refresh/', ({ body }) => sessions.refresh(parse(refreshBody, body).refresh))

  host.post('/auth/jwt/blacklist/', async ({ body }) => {
    const { refresh, everywhere } = parse(endBody, body)
    await (everywhere ? sessions.endEverywhere(refresh) : sessions.end(refresh))
    return {}
  })

  host.register(async (signedIn) => {
    authenticate(signedIn, { jwtSecret, clock })
    signedIn.get('/auth/jwt/get/', async (request): Promise<AccessToken> => {
      return { access: await sessions.renewAccess(requireUser(request).sid) }
    })
  })
}
