import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import type { Database } from '../../shared/database/driver.ts'
import { type Authentication, authenticate, requireUser } from '../../shared/http/authenticate.ts'
import { pageOf, readPage } from '../../shared/http/pages.ts'
import { notFound } from '../../shared/http/problem.ts'
import type { SecurityLog } from '../../shared/security/log.ts'
import type { SessionsPage, SessionView } from '../contract.ts'
import type { Session } from './rotation.ts'
import * as store from './store.ts'

const SIZES = { defaultSize: 20, maxSize: 100 }

const anId = z.uuid()

interface OwnSessionsDeps {
  database: Database
  security: SecurityLog
  authentication: Authentication
  clock: Clock
}

/** GET /auth/sessions/ and DELETE /auth/sessions/{id}/ (contract.ts). */
export function addOwnSessionRoutes(
  host: FastifyInstance,
  { database, security, authentication, clock }: OwnSessionsDeps,
): void {
  host.register(async (signedIn) => {
    authenticate(signedIn, authentication)

    signedIn.get('/auth/sessions/', async (request): Promise<SessionsPage> => {
      const { user_id: uuid, sid } = requireUser(request)
      const page = readPage(request, SIZES)
      const { count, sessions } = await store.listLive(database, uuid, clock(), page)
      return pageOf(request, page, count, sessions.map(viewFrom(sid)))
    })

    signedIn.delete<{ Params: { id: string } }>('/auth/sessions/:id/', async (request, reply) => {
      const { user_id: uuid } = requireUser(request)
      const { data: id } = anId.safeParse(request.params.id)
      if (id === undefined || !(await store.endOwn(database, uuid, id, clock()))) throw notFound()
      security.record({ event: 'session_ended', outcome: 'success', actor: uuid })
      return reply.code(204).send()
    })
  })
}

const viewFrom =
  (sid: string) =>
  ({ id, begun, issued, device, network }: Session): SessionView => ({
    id,
    begun: begun.toISOString(),
    last_used: issued.toISOString(),
    device,
    network,
    current: id === sid,
  })
