import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import {
  type Authentication,
  authenticate,
  requireUser,
  tokenNotValid,
} from '../../shared/http/authenticate.ts'
import { email } from '../../shared/http/fields.ts'
import { invalid, notFound } from '../../shared/http/problem.ts'
import { parse } from '../../shared/http/validate.ts'
import { holdsWebAddress, NAME_WITHOUT_WEB_ADDRESS } from '../../shared/http/web-address.ts'
import type { AddressView, RegisterBody, RegisteredView, RightsView, UserView } from '../contract.ts'
import type { Limits } from '../limits.ts'
import type { RightsOf } from '../second-factor/staff-rights.ts'
import { hashPassword } from './password-hash.ts'
import { findPasswordFaults } from './password-rules.ts'
import type { User, UserStore } from './store.ts'

const registerBody = z.object({
  email,
  password: z.string().min(1).max(128),
  name: z
    .string()
    .trim()
    .max(150)
    .refine((name) => !holdsWebAddress(name), NAME_WITHOUT_WEB_ADDRESS)
    .default(''),
}) satisfies z.ZodType<unknown, RegisterBody>

const uuidParams = z.object({ uuid: z.uuid() })

interface UserDependencies {
  users: UserStore
  rightsOf: RightsOf
  limits: Pick<Limits, 'register'>
  authentication: Authentication
  clock: Clock
}

export function addUserRoutes(
  host: FastifyInstance,
  { users, rightsOf, limits, authentication, clock }: UserDependencies,
): void {
  host.post('/auth/users/', async ({ body, ip }, reply) => {
    const asked = parse(registerBody, body)
    await limits.register(ip)
    const user = await register(users, asked, clock())
    host.security.record({ event: 'registered', outcome: 'success', actor: user.uuid })
    return reply.code(201).send(viewOf(user))
  })

  host.get('/auth/users/:uuid/rights/', async ({ params }): Promise<RightsView> => {
    const { is_staff } = await rightsOf(await findUser(users, params))
    return { is_staff }
  })

  host.get('/auth/users/:uuid/address/', async ({ params }): Promise<AddressView> => {
    const { email } = await findUser(users, params)
    return { email }
  })

  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)
    signedIn.get('/auth/users/me/', async (request): Promise<UserView> => {
      const user = await users.byUuid(requireUser(request).user_id)
      if (!user) throw tokenNotValid()
      return { ...viewOf(user), ...(await rightsOf(user)) }
    })
  })
}

const viewOf = ({ uuid, email, name }: User): RegisteredView => ({ uuid, email, name })

/** Throws 404. */
async function findUser(users: UserStore, params: unknown): Promise<User> {
  const { data: asked } = uuidParams.safeParse(params)
  const user = asked && (await users.byUuid(asked.uuid))
  if (!user) throw notFound()
  return user
}

async function register(
  users: UserStore,
  { email, password, name }: z.output<typeof registerBody>,
  at: Date,
): Promise<User> {
  const faults = findPasswordFaults(password, { email, name })
  if (faults.length > 0) throw invalid({ password: faults })
  const user = { uuid: randomUUID(), email, name, password: await hashPassword(password), is_staff: false }
  if (!(await users.add(user, at))) throw invalid({ email: ['user with this email already exists.'] })
  return user
}
