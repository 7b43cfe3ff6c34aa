import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { email } from '#services/shared/http/fields.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { readView } from '#services/shared/resources/read-views.ts'
import { readId } from '#services/shared/resources/record-id.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { type ArtistProfileView, type DecisionBody, LONGEST_REASON, SHORTEST_REASON } from './contract.ts'
import { decideApplication } from './decision.ts'
import { type Desk, decisionMail } from './mails.ts'
import { artistProfiles } from './resource.ts'

export interface DecisionDeps extends ResourceDeps {
  mailer: Mailer
  shop: Desk
}

const lengthOf = (text: string): number => [...text].length

const decisionBody = z.object({
  decision: z.enum(['approve', 'decline']),
  version: z.int().min(0).max(2_147_483_647),
})
const reasonBody = z.object({
  reason: z
    .string()
    .trim()
    .refine((text) => text !== '', { error: 'This field may not be blank.', abort: true })
    .refine((text) => lengthOf(text) >= SHORTEST_REASON, {
      error: `Ensure this field has at least ${SHORTEST_REASON} characters.`,
    })
    .refine((text) => lengthOf(text) <= LONGEST_REASON, {
      error: `Ensure this field has no more than ${LONGEST_REASON} characters.`,
    }),
})

const readDecision = (body: unknown): DecisionBody => {
  const read = parse(decisionBody, body)
  return read.decision === 'decline' ? { ...read, ...parse(reasonBody, body) } : read
}

/** Adds the route by which staff approve or decline an application (contract.ts). */
export function registerDecisionRoute(
  app: FastifyInstance,
  { database, clock, mailer, shop }: DecisionDeps,
): void {
  app.post('/api/artist-profile/:id/decision/', async (request): Promise<ArtistProfileView> => {
    const user = requireStaff(request)
    const id = Number(readId(artistProfiles, request))
    const decision = readDecision(request.body)
    const at = clock()
    const keyed = { database, schema: 'content', request, scope: user.user_id, at }
    const { body } = await runOnce(keyed, async (tx) => {
      await decideApplication(tx, id, decision, { user, at })
      const profile = (await readView(tx, artistProfiles, id, user)) as ArtistProfileView
      if (!email.safeParse(profile.email).success)
        throw invalid({ decision: ['Give this profile an email address first, to tell the applicant.'] })
      await mailer.write(tx, decisionMail(shop, profile), at)
      return { status: 200, body: profile }
    })
    mailer.send()
    recordStaffAccess(app, user, { subject: 'artist_profile', owner: body.user_uuid, id })
    return body
  })
}
