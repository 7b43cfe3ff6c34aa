import { createHash, randomBytes } from 'node:crypto'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { ExportBody, ExportLink } from './contract.ts'

const TOKEN_BYTES = 24
const LIFE_MS = 60_000
const PURGED_AT_ONCE = 500

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Makes a link to what was asked for; the database knows its hash alone. */
export async function makeLink(
  db: Queryable,
  asked: ExportBody,
  { author, at }: { author: string; at: Date },
): Promise<ExportLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(at.getTime() + LIFE_MS)
  await db.query('insert into content.exports (hash, asked, author, expires_at) values ($1, $2, $3, $4)', [
    hashOf(token),
    JSON.stringify(asked),
    author,
    expires,
  ])
  return { token, expires_at: expires.toISOString() }
}

/** Answers what a link leads to, and takes it away; null where there is none. */
export async function takeLink(db: Queryable, token: string, at: Date): Promise<ExportBody | null> {
  const [taken] = await db.query<{ asked: ExportBody; is_good: boolean }>(
    'delete from content.exports where hash = $1 returning asked, expires_at > $2 as is_good',
    [hashOf(token), at],
  )
  return taken?.is_good ? taken.asked : null
}

/** Deletes links that nobody has followed; answers whether there are more. */
export async function purgeLinks(db: Database, at: Date): Promise<boolean> {
  const purged = await db.query(
    `delete from content.exports where hash in
       (select hash from content.exports where expires_at < $1 order by expires_at limit ${PURGED_AT_ONCE})
     returning 1`,
    [at],
  )
  return purged.length === PURGED_AT_ONCE
}
