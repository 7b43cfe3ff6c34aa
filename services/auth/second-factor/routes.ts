import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type Authentication,
  authenticate,
  requireUser,
  tokenNotValid,
} from '../../shared/http/authenticate.ts'
import { invalid } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import type { Mailer } from '../../shared/mail/mailer.ts'
import type { SecondFactorEvent } from '../../shared/security/events.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type { Limits } from '../limits.ts'
import { isRight } from '../users/credentials.ts'
import type { User, UserStore } from '../users/store.ts'
import type {
  CodeBody,
  PasswordAndCodeBody,
  RecoveryCodesView,
  SecondFactorSetupView,
  SecondFactorView,
} from './contract.ts'
import type { SecondFactors } from './factors.ts'

export const code = z.string().trim().min(1).max(64)

const codeBody = z.object({ code }) satisfies z.ZodType<unknown, CodeBody>
const passwordAndCodeBody = codeBody.extend({
  password: z.string().min(1).max(128),
}) satisfies z.ZodType<unknown, PasswordAndCodeBody>

interface SecondFactorRouteDeps {
  users: UserStore
  factors: SecondFactors
  limits: Pick<Limits, 'tryCode' | 'triedCode' | 'changePassword' | 'changedPassword'>
  mailer: Pick<Mailer, 'send'>
  security: SecurityLog
  /** Whether staff rights wait for it. */
  staffSecondFactor: boolean
  authentication: Authentication
}

/** Those under /auth/second-factor/ (contract.ts). */
export function addSecondFactorRoutes(
  host: FastifyInstance,
  { users, factors, limits, mailer, security, staffSecondFactor, authentication }: SecondFactorRouteDeps,
): void {
  const asker = async (request: FastifyRequest) => {
    const { user_id, sid } = requireUser(request)
    const user = await users.byUuid(user_id)
    if (!user) throw tokenNotValid()
    return { user, sid }
  }
  /** A setup or its end: whoever finds a browser open has no password. */
  const provePassword = async (user: User, password: string) => {
    await limits.changePassword(user.uuid)
    if (!(await isRight(user, password))) throw invalid({ password: ['Invalid password.'] })
    await limits.changedPassword(user.uuid)
  }
  /** What a code is needed for: tries are counted, and forgiven by a right one. */
  const byCode = async <T>(
    event: SecondFactorEvent,
    { ip }: FastifyRequest,
    uuid: string,
    run: () => Promise<T>,
  ): Promise<T> => {
    await limits.tryCode(ip, uuid)
    const done = await run().catch((error) => {
      security.record({ event, outcome: 'failure', actor: uuid })
      throw error
    })
    security.record({ event, outcome: 'success', actor: uuid })
    await limits.triedCode(uuid)
    mailer.send()
    return done
  }

  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)

    signedIn.get('/auth/second-factor/', async (request): Promise<SecondFactorView> => {
      const { user } = await asker(request)
      const left = await factors.codesLeft(user.uuid)
      return {
        enabled: left !== null,
        required: user.is_staff && staffSecondFactor,
        recovery_codes_left: left ?? 0,
      }
    })

    signedIn.post('/auth/second-factor/', async (request): Promise<SecondFactorSetupView> => {
      const { user } = await asker(request)
      return factors.begin(user)
    })

    signedIn.post('/auth/second-factor/confirm/', async (request): Promise<RecoveryCodesView> => {
      const { user, sid } = await asker(request)
      const asked = parse(passwordAndCodeBody, request.body)
      await provePassword(user, asked.password)
      const codes = await byCode('second_factor_set_up', request, user.uuid, () =>
        factors.confirm(user, sid, asked.code),
      )
      return { recovery_codes: codes }
    })

    signedIn.post('/auth/second-factor/recovery-codes/', async (request): Promise<RecoveryCodesView> => {
      const { user } = await asker(request)
      const asked = parse(codeBody, request.body)
      const codes = await byCode('recovery_codes_renewed', request, user.uuid, () =>
        factors.renewRecoveryCodes(user, asked.code),
      )
      return { recovery_codes: codes }
    })

    signedIn.post('/auth/second-factor/remove/', async (request, reply) => {
      const { user, sid } = await asker(request)
      const asked = parse(passwordAndCodeBody, request.body)
      await provePassword(user, asked.password)
      await byCode('second_factor_removed', request, user.uuid, () => factors.remove(user, sid, asked.code))
      return reply.code(204).send()
    })
  })
}
