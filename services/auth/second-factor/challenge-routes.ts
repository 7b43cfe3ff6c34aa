import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isInvalid } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import { networkOf } from '../../shared/limits/network.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type { TokenPair } from '../contract.ts'
import type { Limits } from '../limits.ts'
import type { KnownNetworks } from '../sessions/known-networks.ts'
import { placeOf } from '../sessions/place.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Challenges } from './challenges.ts'
import type { AnswerChallengeBody } from './contract.ts'
import type { SecondFactors } from './factors.ts'
import { code } from './routes.ts'

const answerBody = z.object({
  challenge: z.string().min(1).max(2_000),
  code,
}) satisfies z.ZodType<unknown, AnswerChallengeBody>

interface ChallengeRouteDeps {
  sessions: Pick<Sessions, 'begin'>
  factors: Pick<SecondFactors, 'take'>
  challenges: Pick<Challenges, 'read'>
  limits: Pick<Limits, 'tryCode' | 'triedCode' | 'signedIn'>
  known: Pick<KnownNetworks, 'learn'>
  security: SecurityLog
}

/** POST /auth/jwt/second-factor/ (contract.ts). */
export function addChallengeRoutes(
  host: FastifyInstance,
  { sessions, factors, challenges, limits, known, security }: ChallengeRouteDeps,
): void {
  host.post('/auth/jwt/second-factor/', async (request): Promise<TokenPair> => {
    const { challenge, code } = parse(answerBody, request.body)
    const user = await challenges.read(challenge)
    await limits.tryCode(request.ip, user.uuid)
    await factors.take(user.uuid, code).catch((error) => {
      if (isInvalid(error)) security.record({ event: 'sign_in_code', outcome: 'failure', actor: user.uuid })
      throw error
    })
    const pair = await sessions.begin(user, placeOf(request), { byCode: true })
    await limits.triedCode(user.uuid)
    await limits.signedIn(request.ip, user.email)
    await known.learn(user.uuid, networkOf(request.ip))
    security.record({ event: 'sign_in_code', outcome: 'success', actor: user.uuid })
    security.record({ event: 'sign_in', outcome: 'success', actor: user.uuid })
    return pair
  })
}
