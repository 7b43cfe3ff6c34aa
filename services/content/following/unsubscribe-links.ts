import { createHash, randomBytes } from 'node:crypto'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Tidying } from '#services/shared/upkeep.ts'

const TOKEN_BYTES = 24
/** Mails are kept for long, and so their links work for long: the law of the US asks for 30 days. */
const LIFE = `interval '1 year'`
const PURGED_AT_ONCE = 500

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes the link of one mail, and answers its token: 32 characters of base64url. */
export async function makeUnsubscribeLink(tx: Queryable, user: string, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.query(
    `insert into content.unsubscribe_links (hash, user_uuid, expires_at) values ($1, $2, $3::timestamptz + ${LIFE})`,
    [hashOf(token), user, at],
  )
  return token
}

/** Answers whose mail a link ends, and leaves it as it is; null where there is none. */
export async function findUnsubscribing(db: Queryable, token: string, at: Date): Promise<string | null> {
  const [link] = await db.query<{ user: string }>(
    'select user_uuid as "user" from content.unsubscribe_links where hash = $1 and expires_at > $2',
    [hashOf(token), at],
  )
  return link?.user ?? null
}

/**
 * Drops somebody's mail that the mail server has not taken yet and that would come after they have ended it.
 */
export const dropUnsent = (tx: Queryable, user: string): Promise<unknown> =>
  tx.query(
    `delete from content.mail using content.unsubscribe_links as link
     where mail.tries > 0 and mail.unsubscribe <> '' and link.user_uuid = $1
       and link.hash = sha256(convert_to(substring(mail.unsubscribe from '[^/]*$'), 'UTF8'))`,
    [user],
  )

/** Deletes links of mails of a year ago. */
export const createLinkForgetting =
  ({ database, clock }: { database: Queryable; clock: () => Date }): Tidying =>
  async () => {
    const purged = await database.query(
      `delete from content.unsubscribe_links where hash in
         (select hash from content.unsubscribe_links where expires_at < $1 order by expires_at limit ${PURGED_AT_ONCE})
       returning 1`,
      [clock()],
    )
    return purged.length === PURGED_AT_ONCE
  }
