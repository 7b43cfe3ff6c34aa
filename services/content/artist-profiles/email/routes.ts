import type { FastifyInstance } from 'fastify'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { ResourceDeps } from '#services/shared/resources/resource.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { Shop } from '#services/shared/shop.ts'
import { readEmail, readSend } from './body.ts'
import type { EmailPreview, SentEmail } from './contract.ts'
import { bodyOf, greet } from './mail.ts'
import { findRecipients } from './recipients.ts'
import { sendEmail } from './send.ts'

interface EmailDeps extends ResourceDeps {
  mailer: Mailer
  shop: Shop
}

/** Adds the routes by which staff write to artists (contract.ts). */
export function registerEmailRoutes(
  app: FastifyInstance,
  { database, clock, mailer, shop }: EmailDeps,
): void {
  app.post('/api/artist-profile/email/preview/', async (request): Promise<EmailPreview> => {
    const user = requireStaff(request)
    const email = readEmail(request.body)
    const { reached, leftOut, digest } = await findRecipients(database, email.audience, user)
    recordStaffAccess(app, user, { subject: 'artist_profile', owner: null })
    return {
      digest,
      recipients: reached.map((each) => ({ ...each, greeting: greet(each) })),
      left_out: leftOut,
      subject: email.subject,
      body: bodyOf(shop, email),
    }
  })

  app.post('/api/artist-profile/email/', async (request): Promise<SentEmail> => {
    const user = requireStaff(request)
    const email = readSend(request.body)
    const key = requireKey(request)
    const by = { user, at: clock() }
    const sent = await database.transaction((tx) => sendEmail(tx, { mailer, shop, key }, email, by))
    mailer.send()
    recordStaffAccess(app, user, { subject: 'artist_profile', owner: null })
    return sent
  })
}
