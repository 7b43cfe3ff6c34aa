import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../../shared/database/driver.ts'
import { type Authentication, authenticate, requireUser } from '../../shared/http/authenticate.ts'
import { email } from '../../shared/http/fields.ts'
import { readKeptAnswer, runOnce } from '../../shared/http/idempotency.ts'
import { parse } from '../../shared/http/validate.ts'
import { networkOf } from '../../shared/limits/network.ts'
import type { ChangePasswordBody, ConfirmPasswordBody, ConfirmResetBody, ResetBody } from '../contract.ts'
import type { Limits } from '../limits.ts'
import type { KnownNetworks } from '../sessions/known-networks.ts'
import { changePassword, confirmPassword, type PasswordDeps, prepareReset } from './commands.ts'
import { keepRequest, startResets } from './reset-requests.ts'
import { uuidOf } from './resets.ts'

const password = z.string().min(1).max(128)
const linkPart = z.string().trim().min(1).max(200)

const resetBody = z.object({ email }) satisfies z.ZodType<unknown, ResetBody>
const confirmBody = z.object({
  uid: linkPart,
  token: linkPart,
  new_password: password,
}) satisfies z.ZodType<unknown, ConfirmResetBody>
const changeBody = z.object({
  current_password: password,
  new_password: password,
}) satisfies z.ZodType<unknown, ChangePasswordBody>

const ownBody = z.object({ password }) satisfies z.ZodType<unknown, ConfirmPasswordBody>

interface PasswordRouteDeps extends PasswordDeps {
  limits: Pick<Limits, 'requestReset' | 'confirmReset' | 'changePassword' | 'changedPassword'>
  known: Pick<KnownNetworks, 'learn'>
  authentication: Authentication
}

/**
 * POST /auth/users/reset_password/, …/reset_password_confirm/, …/set_password/ and …/confirm_password/
 * (contract.ts).
 */
export function addPasswordRoutes(host: FastifyInstance, deps: PasswordRouteDeps): void {
  const { database, limits, known, mailer, security, authentication, clock } = deps
  const resets = startResets(deps, host.log)
  host.addHook('onClose', () => resets.stop())
  const nameKey = (request: FastifyRequest) => ({ database, schema: 'auth', request, scope: request.ip })
  const writeOnce = (request: FastifyRequest, write: (tx: Queryable) => Promise<void>) =>
    runOnce({ ...nameKey(request), at: clock() }, async (tx) => {
      await write(tx)
      return { status: 204, body: null }
    })

  host.post('/auth/users/reset_password/', async (request, reply) => {
    const { email } = parse(resetBody, request.body)
    await limits.requestReset(request.ip, email)
    await writeOnce(request, (tx) => keepRequest(tx, email))
    security.record({ event: 'password_reset_asked', outcome: 'success', actor: null })
    resets.nudge()
    return reply.code(204).send()
  })

  host.post('/auth/users/reset_password_confirm/', async (request, reply) => {
    const { uid, token, new_password } = parse(confirmBody, request.body)
    await limits.confirmReset(request.ip, uid)
    if (!(await readKeptAnswer(nameKey(request)))) {
      await writeOnce(request, await prepareReset(deps, { uid, token, password: new_password }))
      // Learn the network: whoever reads the owner's mail gets in here even while somebody else guesses the
      // password.
      const actor = uuidOf(uid) ?? ''
      await known.learn(actor, networkOf(request.ip))
      security.record({ event: 'password_reset_confirmed', outcome: 'success', actor })
      security.record({ event: 'sessions_ended', outcome: 'success', actor, reason: 'password_reset' })
      mailer.send()
    }
    return reply.code(204).send()
  })

  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)
    signedIn.post('/auth/users/set_password/', async (request, reply) => {
      const { user_id: uuid, sid } = requireUser(request)
      const { current_password: current, new_password: next } = parse(changeBody, request.body)
      await limits.changePassword(uuid)
      await changePassword(deps, { uuid, sid }, { current, next })
      await limits.changedPassword(uuid)
      mailer.send()
      return reply.code(204).send()
    })

    signedIn.post('/auth/users/confirm_password/', async (request, reply) => {
      const { user_id: uuid } = requireUser(request)
      const { password } = parse(ownBody, request.body)
      await limits.changePassword(uuid)
      await confirmPassword(deps, uuid, password)
      await limits.changedPassword(uuid)
      return reply.code(204).send()
    })
  })
}
