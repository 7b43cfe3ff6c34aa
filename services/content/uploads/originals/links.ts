import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queryable } from '#services/shared/database/driver.ts'

const TOKEN_BYTES = 24
const LIFE_MS = 300_000
const PURGED_AT_ONCE = 500

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes a link to an upload's original; the database knows its hash alone. */
export async function makeOriginalLink(db: Queryable, upload: number, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(at.getTime() + LIFE_MS)
  await db.query('insert into content.original_links (hash, upload, expires_at) values ($1, $2, $3)', [
    hashOf(token),
    upload,
    expires,
  ])
  return token
}

/** Answers the original that a link leads to, and takes the link away; undefined where there is none. */
export async function takeOriginalLink(
  db: Queryable,
  token: string,
  at: Date,
): Promise<{ name: string; original: string } | undefined> {
  const [taken] = await db.query<{ name: string; original: string }>(
    `with taken as (delete from content.original_links where hash = $1 returning upload, expires_at)
     select name, original from content.uploads join taken on taken.upload = uploads.id where expires_at > $2`,
    [hashOf(token), at],
  )
  return taken
}

/** Deletes links that nobody has followed; answers whether there are more. */
export async function purgeOriginalLinks(db: Database, at: Date): Promise<boolean> {
  const purged = await db.query(
    `delete from content.original_links where hash in
       (select hash from content.original_links where expires_at < $1 order by expires_at limit ${PURGED_AT_ONCE})
     returning 1`,
    [at],
  )
  return purged.length === PURGED_AT_ONCE
}
