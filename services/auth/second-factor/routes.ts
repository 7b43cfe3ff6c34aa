import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type Authentication,
  authenticate,
  requireUser,
  tokenNotValid,
} from '../../shared/http/authenticate.ts'
import { invalid, isInvalid } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import type { Mailer } from '../../shared/mail/mailer.ts'
import type { SecondFactorEvent, SecondFactorSwitch } from '../../shared/security/events.ts'
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
  const findCaller = async (request: FastifyRequest) => {
    const { user_id, sid } = requireUser(request)
    const user = await users.byUuid(user_id)
    if (!user) throw tokenNotValid()
    return { user, sid }
  }
  /** Runs what needs a code: counts the try, and forgives the earlier ones when it succeeds. */
  const runByCode = async <T>(
    event: SecondFactorEvent,
    { ip }: FastifyRequest,
    uuid: string,
    run: () => Promise<T>,
  ): Promise<T> => {
    await limits.tryCode(ip, uuid)
    const done = await run().catch((error) => {
      if (isInvalid(error)) security.record({ event, outcome: 'failure', actor: uuid })
      throw error
    })
    security.record({ event, outcome: 'success', actor: uuid })
    await limits.triedCode(uuid)
    mailer.send()
    return done
  }
  /**
   * Runs a switch on or off. It asks for the password too, which somebody at an open browser does not have.
   */
  const runByPasswordAndCode = async <T>(
    event: SecondFactorSwitch,
    request: FastifyRequest,
    user: User,
    run: (code: string) => Promise<T>,
  ): Promise<T> => {
    const { password, code } = parse(passwordAndCodeBody, request.body)
    const actor = user.uuid
    await limits.changePassword(actor)
    if (!(await isRight(user, password))) {
      security.record({ event, outcome: 'failure', actor })
      throw invalid({ password: ['Invalid password.'] })
    }
    await limits.changedPassword(actor)
    const done = await runByCode(event, request, actor, () => run(code))
    security.record({ event: 'sessions_ended', outcome: 'success', actor, reason: event })
    return done
  }

  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)

    signedIn.get('/auth/second-factor/', async (request): Promise<SecondFactorView> => {
      const { user } = await findCaller(request)
      const left = await factors.codesLeft(user.uuid)
      return {
        enabled: left !== null,
        required: user.is_staff && staffSecondFactor,
        recovery_codes_left: left ?? 0,
      }
    })

    signedIn.post('/auth/second-factor/', async (request): Promise<SecondFactorSetupView> => {
      const { user } = await findCaller(request)
      return factors.begin(user)
    })

    signedIn.post('/auth/second-factor/confirm/', async (request): Promise<RecoveryCodesView> => {
      const { user, sid } = await findCaller(request)
      const codes = await runByPasswordAndCode('second_factor_set_up', request, user, (code) =>
        factors.confirm(user, sid, code),
      )
      return { recovery_codes: codes }
    })

    signedIn.post('/auth/second-factor/recovery-codes/', async (request): Promise<RecoveryCodesView> => {
      const { user } = await findCaller(request)
      const asked = parse(codeBody, request.body)
      const codes = await runByCode('recovery_codes_renewed', request, user.uuid, () =>
        factors.renewRecoveryCodes(user, asked.code),
      )
      return { recovery_codes: codes }
    })

    signedIn.post('/auth/second-factor/remove/', async (request, reply) => {
      const { user, sid } = await findCaller(request)
      await runByPasswordAndCode('second_factor_removed', request, user, (code) =>
        factors.remove(user, sid, code),
      )
      return reply.code(204).send()
    })
  })
}
