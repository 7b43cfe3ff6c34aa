import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Authentication, authenticate, readAccess, requireUser } from '../../shared/http/authenticate.ts'
import { email } from '../../shared/http/fields.ts'
import { Problem, unauthenticated } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import { networkOf } from '../../shared/limits/network.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type {
  AccessToken,
  CredentialsBody,
  EndBody,
  RefreshBody,
  TokenPair,
  VerifyBody,
} from '../contract.ts'
import type { Limits } from '../limits.ts'
import type { Challenges } from '../second-factor/challenges.ts'
import type { ChallengeView } from '../second-factor/contract.ts'
import type { SecondFactors } from '../second-factor/factors.ts'
import { findByCredentials } from '../users/credentials.ts'
import { isPublished } from '../users/demo.ts'
import type { UserStore } from '../users/store.ts'
import type { KnownNetworks } from './known-networks.ts'
import { placeOf } from './place.ts'
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

const verifyBody = z.object({
  token: z.string().min(1).max(2_000),
}) satisfies z.ZodType<unknown, VerifyBody>

interface SessionRouteDependencies {
  users: UserStore
  sessions: Sessions
  limits: Pick<Limits, 'signIn' | 'signedIn'>
  known: Pick<KnownNetworks, 'learn'>
  factors: Pick<SecondFactors, 'codesLeft'>
  challenges: Pick<Challenges, 'make'>
  /** True when only this machine reaches the shop, where published passwords are good enough. */
  isLocal: boolean
  security: SecurityLog
  authentication: Authentication
}

export function addSessionRoutes(host: FastifyInstance, deps: SessionRouteDependencies): void {
  const { users, sessions, limits, known, factors, challenges, isLocal, security, authentication } = deps

  host.post('/auth/jwt/create/', async (request): Promise<TokenPair> => {
    const { body, ip } = request
    const credentials = parse(credentialsBody, body)
    await limits.signIn(ip, credentials.email)
    const { user, isRight } = await findByCredentials(users, credentials)
    if (!user || !isRight || (!isLocal && isPublished(credentials))) {
      security.record({ event: 'sign_in', outcome: 'failure', actor: user?.uuid ?? null })
      throw unauthenticated('No active account found with the given credentials')
    }
    // The password alone neither forgives tries nor makes the network known: a code must follow.
    if ((await factors.codesLeft(user.uuid)) !== null) {
      security.record({ event: 'sign_in_challenged', outcome: 'success', actor: user.uuid })
      throw codeRequired(await challenges.make(user))
    }
    const pair = await sessions.begin(user, placeOf(request), { byCode: false })
    await limits.signedIn(ip, credentials.email)
    await known.learn(user.uuid, networkOf(ip))
    security.record({ event: 'sign_in', outcome: 'success', actor: user.uuid })
    return pair
  })

  host.post('/auth/jwt/refresh/', (request) =>
    sessions.refresh(parse(refreshBody, request.body).refresh, placeOf(request)),
  )

  host.post('/auth/jwt/verify/', async ({ body }) => {
    await readAccess(parse(verifyBody, body).token, authentication)
    return {}
  })

  host.post('/auth/jwt/blacklist/', async ({ body }) => {
    const { refresh, everywhere } = parse(endBody, body)
    const actor = await (everywhere ? sessions.endEverywhere(refresh) : sessions.end(refresh))
    security.record({ event: 'sign_out', outcome: 'success', actor, everywhere })
    return {}
  })

  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)
    signedIn.get('/auth/jwt/get/', async (request): Promise<AccessToken> => {
      return { access: await sessions.renewAccess(requireUser(request).sid) }
    })
  })
}

const codeRequired = (challenge: string) => {
  const view: ChallengeView = { code: 'second_factor_required', challenge }
  return new Problem(401, { detail: 'Enter the code from your authenticator app.', ...view })
}
