import type { Queryable } from '#services/shared/database/driver.ts'
import { keyReused } from '#services/shared/http/idempotency.ts'
import { conflict, invalid } from '#services/shared/http/problem.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { SendBody, SentEmail } from './contract.ts'
import { emailTo } from './mail.ts'
import { findRecipients } from './recipients.ts'

/**
 * Sends an email to each of its recipients, once under one key. Throws 400, and 409 where it is not what was
 * previewed, or something else was sent under the key.
 */
export async function sendEmail(
  tx: Queryable,
  { mailer, shop, key }: { mailer: Mailer; shop: Shop; key: string },
  email: SendBody,
  { user, at }: By,
): Promise<SentEmail> {
  const { audience, subject, text, digest } = email
  // A second request waits here until the first one has committed or rolled back.
  const [kept] = await tx.query<{ id: string }>(
    `insert into content.artist_emails (sender, key, subject, text, digest, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (sender, key) do nothing returning id`,
    [user.user_id, key, subject, text, digest, at],
  )
  if (!kept) return readSent(tx, user.user_id, key, email)
  const { reached, digest: now } = await findRecipients(tx, audience, user)
  if (now !== digest)
    throw conflict('Who gets this email has changed. Please look at the preview again.', 'recipients_changed')
  if (reached.length === 0) throw invalid({ audience: ['None of these artists has an email address.'] })
  await tx.query(
    `insert into content.artist_email_recipients (email_id, profile_id, full_name, address)
     select $1, id, full_name, email
     from json_to_recordset($2::json) as r(id int, full_name text, email text)`,
    [kept.id, JSON.stringify(reached)],
  )
  const mails = reached.map((each) => emailTo(shop, each, { subject, text }))
  await mailer.writeAll(tx, mails, at)
  return { count: reached.length }
}

async function readSent(
  tx: Queryable,
  sender: string,
  key: string,
  { subject, text, digest }: SendBody,
): Promise<SentEmail> {
  const [sent] = await tx.query<{ count: number }>(
    `select count(*)::int as count from content.artist_emails e
     join content.artist_email_recipients on email_id = e.id
     where (sender, key, subject, text, digest) = ($1, $2, $3, $4, $5)`,
    [sender, key, subject, text, digest],
  )
  if (!sent || sent.count === 0) throw keyReused()
  return sent
}
