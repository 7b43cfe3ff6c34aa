import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { requireKey, runOnce } from '#services/shared/http/idempotency.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { DecisionDeps } from '../decision-routes.ts'
import { submittedMails } from '../mails.ts'
import { readDraft, readVersion } from './body.ts'
import type { ApplicationView } from './contract.ts'
import { saveDraft } from './save-draft.ts'
import { giveInfo, reapply, submitApplication } from './submit.ts'
import { viewApplication } from './view.ts'

const PATH = '/api/artist-application/'

/** Adds /api/artist-application/ and the routes beneath it (contract.ts). */
export function registerApplyingRoutes(
  app: FastifyInstance,
  {
    primary: database,
    clock,
    mailer,
    shop,
  }: Omit<DecisionDeps, 'database'> & { primary: DecisionDeps['database'] },
): void {
  const byOf = (request: FastifyRequest): By => ({ user: requireUser(request), at: clock() })

  /** Does it, and answers the application as it is then. */
  const change = (by: By, write: (tx: Queryable) => Promise<unknown>): Promise<ApplicationView> =>
    database.transaction(async (tx) => {
      await write(tx)
      return viewApplication(tx, by.user.user_id, by.at)
    })

  app.get(PATH, async (request): Promise<ApplicationView> => {
    const { user, at } = byOf(request)
    return viewApplication(database, user.user_id, at)
  })

  app.put(PATH, async (request): Promise<ApplicationView> => {
    const by = byOf(request)
    const body = readDraft(request.body)
    return change(by, (tx) => saveDraft(tx, body, by))
  })

  app.post(`${PATH}info/`, async (request): Promise<ApplicationView> => {
    const by = byOf(request)
    const body = readDraft(request.body)
    return change(by, (tx) => giveInfo(tx, body, by))
  })

  app.post(`${PATH}submit/`, async (request): Promise<ApplicationView> => {
    const by = byOf(request)
    requireKey(request)
    const { version } = readVersion(request.body)
    const keyed = { database, schema: 'content', request, scope: by.user.user_id, at: by.at }
    const { body } = await runOnce(keyed, async (tx) => {
      await submitApplication(tx, version, by)
      const view = await viewApplication(tx, by.user.user_id, by.at)
      await mailer.writeAll(tx, submittedMails(shop, by.user.email, view), by.at)
      return { status: 200, body: view }
    })
    mailer.send()
    return body
  })

  app.post(`${PATH}reapply/`, async (request): Promise<ApplicationView> => {
    const by = byOf(request)
    return change(by, (tx) => reapply(tx, by))
  })
}
